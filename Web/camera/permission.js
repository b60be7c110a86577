// Whether this page may use the camera.

/** @type {Promise<PermissionStatus | undefined> | undefined} */
let asked;

/** Browsers that do not tell how the permission stands are asked by asking for the camera. */
function permissionStatus() {
  asked ??= (async () => navigator.permissions.query({ name: /** @type {PermissionName} */ ("camera") }))().catch(() => undefined);
  return asked;
}

/** @returns {Promise<PermissionState>} */
export async function cameraPermission() {
  return (await permissionStatus())?.state ?? "prompt";
}

/**
 * @param {(permission: PermissionState) => void} report Called whenever the user changes their mind.
 * @param {AbortSignal} signal Ends it.
 */
export async function watchCameraPermission(report, signal) {
  const status = await permissionStatus();
  status?.addEventListener("change", () => report(status.state), { signal });
}

"""What a lens sees of a flat picture: from aside, moved or out of focus."""

import numpy as np
from PIL import Image


def homography(source, target):
    """The 3 × 3 matrix that takes four points to four points."""
    rows, right = [], []
    for (x, y), (u, v) in zip(source, target):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    return np.append(np.linalg.solve(np.array(rows, float), np.array(right, float)), 1).reshape(3, 3)


def from_aside(picture, turn, size, ground):
    """A picture turned about its upright axis by `turn` radians, seen from two and a half widths away.

    It is shown `size` times as large; what is not of it has the grey value `ground`.
    """
    width, height = max(8, int(picture.width * np.cos(turn) * size)), int(picture.height * size)
    near, far = [2.5 / (2.5 + side * np.sin(turn) / 2) for side in (-1, 1)]
    tall = int(height * near)
    first, last = ((tall - height * scale) / 2 for scale in (near, far))
    ends = [(0, first), (0, tall - first), (width, tall - last), (width, last)]
    matrix = homography(ends, [(0, 0), (0, height), (width, height), (width, 0)])
    return picture.resize((width, height), Image.Resampling.BOX).transform(
        (width, tall), Image.Transform.PERSPECTIVE, matrix.ravel()[:8], Image.Resampling.BICUBIC, fillcolor=ground)


def blurred(grey, kernel):
    """Each value the mean of those around it, by the kernel's weights."""
    reach = kernel.shape[0] // 2
    padded = np.pad(grey.astype(np.float32), reach, mode="edge")
    size = [padded.shape[i] + kernel.shape[i] - 1 for i in (0, 1)]
    product = np.fft.irfft2(np.fft.rfft2(padded, size) * np.fft.rfft2(kernel, size), size)
    return product[2 * reach:2 * reach + grey.shape[0], 2 * reach:2 * reach + grey.shape[1]].astype(np.float32)


def disk(radius):
    """The kernel of a lens out of focus, in pixels."""
    reach = int(np.ceil(radius)) + 1
    y, x = np.mgrid[-reach:reach + 1, -reach:reach + 1]
    kernel = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1)
    return (kernel / kernel.sum()).astype(np.float32)


def stroke(length, degrees):
    """The kernel of a camera that moves by `length` pixels."""
    reach = int(np.ceil(length / 2)) + 1
    kernel = np.zeros((2 * reach + 1, 2 * reach + 1), np.float32)
    for t in np.linspace(-length / 2, length / 2, 8 * reach):
        x, y = reach + t * np.cos(np.radians(degrees)), reach + t * np.sin(np.radians(degrees))
        i, j = int(y), int(x)
        fy, fx = y - i, x - j
        for (a, b, w) in ((i, j, (1 - fx) * (1 - fy)), (i, j + 1, fx * (1 - fy)), (i + 1, j, (1 - fx) * fy), (i + 1, j + 1, fx * fy)):
            if a < kernel.shape[0] and b < kernel.shape[1]:
                kernel[a, b] += w
    return kernel / kernel.sum()

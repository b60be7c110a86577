// usage: node modules.mjs [--later] FOLDER MODULE…
// Prints what these modules in FOLDER import, and what those import in turn, themselves among it; with --later also what they load
// once it is needed.

import { readFileSync } from "node:fs";
import { posix } from "node:path";

const given = process.argv.slice(2);
const isLater = given[0] === "--later";
const [folder, ...waiting] = isLater ? given.slice(1) : given;
const patterns = [/^(?:import|export)\s(?:[^"]*\sfrom\s)?"([^"]+)";/gm, ...(isLater ? [/\bawait import\("([^"]+)"\)/g] : [])];

const found = new Set();
while (waiting.length > 0) {
  const module = waiting.pop();
  if (found.has(module)) continue;
  found.add(module);
  const source = readFileSync(`${folder}/${module}`, "utf8");
  for (const [, path] of patterns.flatMap((pattern) => [...source.matchAll(pattern)])) {
    waiting.push(posix.join(posix.dirname(module), path));
  }
}
console.log([...found].sort().join("\n"));

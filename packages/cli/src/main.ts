#!/usr/bin/env node
// Nodes that cannot read the rest are to read this: nothing else is loaded before, and no syntax is newer than modules are.
const oldest = "20.19";
const present = process.versions.node;

const ordinalOf = (version: string): number => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major * 1000 + minor;
};

if (ordinalOf(present) >= ordinalOf(oldest)) void import("./start.ts");
else {
  process.stderr.write(`zoetrope needs Node ${oldest} or newer, this is ${present}.\n`);
  process.exitCode = 2;
}

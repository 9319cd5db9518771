const NEEDED = [20, 19];

/**
 * What to tell somebody whose Node is too old to install Bandstand, or undefined when it is not.
 * @param {string} version such as "20.19.0"
 * @returns {string | undefined}
 */
export function tooOld(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return [
    `Bandstand needs Node ${NEEDED.join(".")} or later to install itself; this is Node ${version}.`,
    "Get a newer one from https://nodejs.org and run the same command again.",
  ].join("\n");
}

const lowest = [20, 19];

/**
 * The message for a person whose Node.js is too old for the first step; null when it is not.
 * @param {string} version such as `20.19.0`
 */
export function complaintAboutNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > lowest[0] || (major === lowest[0] && minor >= lowest[1]);
  return isEnough ? null : `Node.js ${lowest.join('.')} or newer is needed to begin with, this is ${version}.`;
}

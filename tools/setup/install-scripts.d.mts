/**
 * Runs the install scripts of the packages that `allowScripts` of package.json names, as far as they are installed.
 * @throws Error naming the package whose script failed
 */
export function runInstallScripts(root: string): Promise<void>;

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';

/** In the order in which npm runs them. */
const SCRIPTS = ['preinstall', 'install', 'postinstall'];

/**
 * Runs the install scripts of those packages that `allowScripts` of package.json names, and of no other, and links the commands
 * that they made. `npm rebuild` does the same, but reads everything that is installed before, which takes it four seconds.
 * @param {string} root
 * @throws {Error} naming the package whose script failed
 */
export async function runInstallScripts(root) {
  await Promise.all(allowedPackages(root).map((name) => runScriptsOf(root, name)));
}

/**
 * Those that are installed on this machine: some are for another one.
 * @param {string} root
 */
function allowedPackages(root) {
  const { allowScripts = {} } = readJson(join(root, 'package.json'));
  const { packages } = readJson(join(root, 'node_modules/.package-lock.json'));
  return Object.keys(allowScripts).filter((name) => allowScripts[name] && packages[`node_modules/${name}`]);
}

/**
 * @param {string} root
 * @param {string} name
 */
async function runScriptsOf(root, name) {
  const folder = join(root, 'node_modules', name);
  const { scripts = {}, bin = {} } = readJson(join(folder, 'package.json'));
  // The Node.js that runs this comes first: that of node_modules may be what a script is about to install.
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, npm_config_loglevel: 'error' };
  for (const script of SCRIPTS.filter((each) => scripts[each])) {
    const child = spawn(scripts[script], { cwd: folder, shell: true, env, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`The ${script} script of ${name} failed; see above.`);
  }
  linkCommands(join(root, 'node_modules/.bin'), folder, bin);
}

/**
 * Links commands as npm does. npm could not link those whose files were not there when it unpacked the package.
 * @param {string} links
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} bin
 */
function linkCommands(links, folder, bin) {
  mkdirSync(links, { recursive: true });
  for (const [command, file] of Object.entries(bin)) {
    const link = join(links, command);
    if (!existsSync(link)) symlinkSync(join(relative(links, folder), file), link);
  }
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

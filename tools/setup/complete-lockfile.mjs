/**
 * Adds to package-lock.json the packages of other platforms that npm left out. npm drops optional dependencies whose
 * registry did not answer for them, and `npm ci` then refuses the lockfile on every machine. Run it after a change of
 * dependencies: `npm run lockfile`. A second run changes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LOCKFILE = new URL('../../package-lock.json', import.meta.url);
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** The platform in a package's name: `@nx/nx-darwin-arm64` is macOS on arm64. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = SYSTEMS.find((system) => words.includes(system) || (system === 'win32' && words.includes('windows')));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os] } : {}) };
}

const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
const added = {};
/** The `node_modules/` folder of a package, with its slash. */
function folderOf(path) {
  return path.slice(0, path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The package that Node would resolve for that name from a package at `path`. */
function known(path, name) {
  for (let at = `${path}/node_modules/`; ; at = folderOf(at.slice(0, at.lastIndexOf('/node_modules/')))) {
    const found = lock.packages[at + name] ?? added[at + name];
    if (found || at === 'node_modules/') return found;
  }
}

// Those near the top first: their dependencies take the top places.
const byDepth = Object.entries(lock.packages).toSorted(([a], [b]) => a.split('/').length - b.split('/').length);
for (const [path, entry] of byDepth) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const version = range.replace(/^[\^~]/, '');
    if (known(path, name)?.version === version) continue;
    const platform = platformOf(name);
    // Without a platform a package would be installed here too, and there is none available.
    if (!platform.os && !platform.cpu) continue;
    const top = `node_modules/${name}`;
    const place = (lock.packages[top] ?? added[top]) ? `${folderOf(path)}${name}` : top;
    added[place] = { version, ...platform, optional: true };
  }
}
const packages = { ...lock.packages, ...added };
lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(added).length} packages of other platforms added`);

import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Whether node_modules matches package-lock.json. npm stores its own lockfile inside node_modules; comparing the two
 * takes milliseconds, while npm takes seconds.
 * @param {string} root
 */
export function isInstalled(root) {
  if (!existsSync(join(root, 'node_modules/node/bin/node'))) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    // Links are made by `npm run new-brand` too, which does not write npm's own file.
    if (entry.link) return existsSync(join(root, path));
    const found = present[path];
    if (!found) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return found.version === entry.version;
  });
}

/**
 * Links workspaces that were added by a pull: npm would install everything again for them.
 * @param {string} root
 */
export function linkWorkspaces(root) {
  for (const [path, entry] of Object.entries(readPackages(join(root, 'package-lock.json')) ?? {})) {
    const [link, target] = [join(root, path), join(root, entry.resolved ?? '')];
    if (!entry.link || existsSync(link) || !existsSync(target) || !existsSync(dirname(link))) continue;
    symlinkSync(relative(dirname(link), target), link);
  }
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

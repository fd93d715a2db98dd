import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path/posix';

/** What a source imports, or names by a path that begins with `./` or `../`. */
const NAMED = /(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]|['"`]((?:\.\.?\/)+[^'"`\n$*]*)['"`]/g;
const SOURCE = /\.(?:ts|tsx|mts|mjs)$/;
const WORKSPACE = '@network/';

/** Every file of the tree that those sources name, directly or by a source that they name. Folders are left out. */
export function reachedFiles(root: string, sources: readonly string[]): ReadonlySet<string> {
  const manifests = globSync(['{libs,services,apps}/*/package.json', '{demo,e2e,tools}/package.json'], { cwd: root });
  const folders = new Map(manifests.map((path) => [basename(dirname(path)), dirname(path)]));
  const reached = new Set(sources);
  // A set that grows while it is walked is walked to its end.
  for (const path of reached) {
    if (!SOURCE.test(path)) continue;
    for (const [, imported, relative] of readFileSync(join(root, path), 'utf8').matchAll(NAMED)) {
      const named = pathOf(folders, path, imported ?? relative ?? '');
      if (named !== null && statSync(join(root, named), { throwIfNoEntry: false })?.isFile()) reached.add(named);
    }
  }
  return reached;
}

/** The path from the root that a source names; null for a package of others, and for what is outside of the tree. */
function pathOf(folders: ReadonlyMap<string, string>, from: string, name: string): string | null {
  if (name.startsWith('.')) {
    const path = normalize(join(dirname(from), name));
    return path.startsWith('..') ? null : path;
  }
  if (!name.startsWith(WORKSPACE)) return null;
  const [workspace = '', ...rest] = name.slice(WORKSPACE.length).split('/');
  const folder = folders.get(workspace);
  return folder === undefined ? null : join(folder, ...rest);
}

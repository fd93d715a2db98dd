import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/** How one file on disk differs from what codegen would write. */
export type Change =
  | { readonly kind: 'missing' | 'different'; readonly path: string; readonly text: string }
  | { readonly kind: 'left over'; readonly path: string };

/** Everything that `npm run codegen` would change below `root`, left-over files included. */
export async function compareWithDisk(root: string, wanted: ReadonlyMap<string, string>): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [path, text] of wanted) {
    const current = await readFile(join(root, path), 'utf8').catch(() => null);
    if (current === null) changes.push({ kind: 'missing', path, text });
    else if (current !== text) changes.push({ kind: 'different', path, text });
  }
  const roots = ['libs/graphql/**/*.generated.ts', 'libs/core/**/*.generated.ts', 'libs/features/*/api/*.generated.ts'];
  for await (const entry of glob(roots, { cwd: root, exclude: (path) => path.includes('node_modules') })) {
    const path = entry.split(sep).join('/');
    if (!wanted.has(path)) changes.push({ kind: 'left over', path });
  }
  return changes;
}

/** Makes those changes. */
export async function writeToDisk(root: string, changes: readonly Change[]): Promise<void> {
  for (const change of changes) {
    const target = join(root, change.path);
    if (change.kind === 'left over') {
      await rm(target);
      continue;
    }
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, change.text);
  }
}

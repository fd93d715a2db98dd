import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that a brand's build reads, besides its own folder. Generous: too many only build once too often. */
const shared = ['libs/**/*', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];

/** Variables that change a build; nx.json declares the same ones. */
export const buildVariables = ['NODE_ENV'] as const;

/** A digest of everything that the builds of these brands read. Equal digests, equal builds. */
export async function digestOfInputs(root: string, brands: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const paths: string[] = [];
  const patterns = [...shared, ...brands.map((brand) => `apps/${brand}/**/*`)];
  const exclude = (entry: { name: string }): boolean => entry.name === 'node_modules' || entry.name === 'dist';
  for await (const entry of glob(patterns, { cwd: root, exclude, withFileTypes: true })) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  const contents = await Promise.all(paths.toSorted().map(async (path) => [path, await readFile(path)] as const));
  for (const [path, content] of contents) hash.update(`${path}\0${content.length}\0`).update(content);
  for (const name of buildVariables) hash.update(`${name}=${env[name] ?? ''}\0`);
  return hash.digest('hex');
}

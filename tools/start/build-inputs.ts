import { createHash, type Hash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that a brand's build reads, besides its own folder. Generous: too many only build once too often. */
const shared = ['libs/**/*', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];

/** Variables that change a build; nx.json declares the same ones. */
export const buildVariables = ['NODE_ENV'] as const;

/**
 * For each brand a digest of everything that its build reads. Equal digests, equal builds. What they share is read once.
 * @returns by the brand's name, as 64 hexadecimal digits
 */
export async function digestsOfInputs(
  root: string,
  brands: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ReadonlyMap<string, string>> {
  const common = await digestOfFiles(root, shared);
  for (const name of buildVariables) common.update(`${name}=${env[name] ?? ''}\0`);
  const entries = brands.map(async (brand) => {
    const own = await digestOfFiles(root, [`apps/${brand}/**/*`]);
    return [brand, common.copy().update(own.digest()).digest('hex')] as const;
  });
  return new Map(await Promise.all(entries));
}

async function digestOfFiles(root: string, patterns: readonly string[]): Promise<Hash> {
  const paths: string[] = [];
  const exclude = (entry: { name: string }): boolean => entry.name === 'node_modules' || entry.name === 'dist';
  for await (const entry of glob([...patterns], { cwd: root, exclude, withFileTypes: true })) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  const contents = await Promise.all(paths.toSorted().map(async (path) => [path, await readFile(path)] as const));
  for (const [path, content] of contents) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash;
}

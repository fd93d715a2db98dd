import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Writes `release.json`, by which a packaged brand knows its release: a digest of all its files, so that two releases
 * that differ in a color alone are two releases.
 * @returns the release's id
 */
export async function nameRelease(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digest = createHash('sha256');
  for (const path of paths.toSorted()) {
    const content = createHash('sha256').update(await readFile(path));
    digest.update(`${relative(folder, path)} ${content.digest('hex')}\n`);
  }
  const id = digest.digest('hex').slice(0, 12);
  await writeFile(join(folder, 'release.json'), `${JSON.stringify({ id })}\n`);
  return id;
}

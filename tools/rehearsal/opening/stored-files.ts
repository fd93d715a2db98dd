import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Downloaded } from './member.ts';

/** The file of the gateway's store that a downloaded one is equal to, byte for byte. @throws Error where there is none */
export async function storedFileOf(store: string, { name, bytes, sha256 }: Downloaded): Promise<string> {
  const entries = await readdir(join(store, 'renditions'), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || (await stat(path)).size !== bytes) continue;
    if (
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex') === sha256
    )
      return entry.name;
  }
  throw new Error(`${name} (${String(bytes)} bytes) is no rendition of the store`);
}

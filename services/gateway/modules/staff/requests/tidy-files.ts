import type { Dirent } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '../../../jobs/job.ts';
import type { GatewayServices } from '../../../services.ts';
import { requestFolders } from './request-files.ts';

/** Younger files may still be arriving: a form with pictures takes minutes at most. */
const ON_ITS_WAY_MS = 3_600_000;

/** Brings the folder of pictures in step with the requests, where a gateway was killed between the two. */
export const tidyRequestFiles: Job = {
  name: 'tidy-request-files',
  cron: '37 4 * * *',
  run: async (services, at) => {
    const { root, incoming } = requestFolders(services.config.dataDir);
    // A run for a future day must not delete files that are being sent now.
    const before = Math.min(at.getTime(), services.clock.now().getTime()) - ON_ITS_WAY_MS;
    const counts = { retained: 0, deleted: 0 };
    for (const { name } of await entriesOf(incoming)) {
      const file = join(incoming, name);
      if (!(await isOlder(file, before))) continue;
      const requestId = await requestOf(services, name);
      if (requestId === null) {
        await rm(file, { force: true });
        counts.deleted += 1;
        continue;
      }
      await mkdir(join(root, requestId), { recursive: true, mode: 0o700 });
      await rename(file, join(root, requestId, name));
      counts.retained += 1;
    }
    for (const entry of await entriesOf(root)) {
      const folder = join(root, entry.name);
      if (folder === incoming || !entry.isDirectory() || !(await isOlder(folder, before))) continue;
      if (await isRequest(services, entry.name)) continue;
      await rm(folder, { recursive: true, force: true });
      counts.deleted += 1;
    }
    return counts;
  },
};

/** The files of a folder; none where it was never created. */
async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function isOlder(path: string, before: number): Promise<boolean> {
  return (await stat(path)).mtimeMs < before;
}

async function requestOf({ db }: GatewayServices, fileId: string): Promise<string | null> {
  const row = await db
    .selectFrom('public_request_files')
    .select('request_id')
    .where('id', '=', fileId)
    .executeTakeFirst();
  return row?.request_id ?? null;
}

async function isRequest({ db }: GatewayServices, id: string): Promise<boolean> {
  const row = await db.selectFrom('public_requests').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

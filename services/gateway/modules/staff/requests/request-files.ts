import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PictureType } from '@network/validation/requests/request-forms.ts';
import { pictureTypeOf, SIGNATURE_BYTES } from './picture-type.ts';

/** A file as it came, on disk; `type` is null for what is no picture. */
export interface ReceivedFile {
  readonly id: string;
  readonly type: PictureType | null;
  readonly size: number;
  readonly sha256: string;
  /** Longer than it may be; the rest was thrown away. */
  readonly isTooLarge: boolean;
}

/** Files of requests, in a folder that no address leads to and that the gateway's user alone reads. */
export interface RequestFiles {
  readonly receive: (stream: Readable & { readonly truncated?: boolean }, id: string) => Promise<ReceivedFile>;
  /** Attaches received files to a stored request. */
  readonly retain: (requestId: string, ids: readonly string[]) => Promise<void>;
  readonly discard: (ids: readonly string[]) => Promise<void>;
}

/** Where pictures lie: those of a request in the folder of its id, those on their way in `incoming`. */
export function requestFolders(dataDir: string): { readonly root: string; readonly incoming: string } {
  const root = join(dataDir, 'requests');
  return { root, incoming: join(root, 'incoming') };
}

/** Uses `requests/` of the data folder; nothing is made before the first file comes. */
export function openRequestFiles(dataDir: string): RequestFiles {
  const { root, incoming } = requestFolders(dataDir);
  return {
    receive: async (stream, id) => {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      let head = Buffer.alloc(0);
      let size = 0;
      await pipeline(
        stream,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            if (head.length < SIGNATURE_BYTES) head = Buffer.concat([head, chunk]).subarray(0, SIGNATURE_BYTES);
            hash.update(chunk);
            size += chunk.length;
            yield chunk;
          }
        },
        createWriteStream(join(incoming, id), { mode: 0o600, flags: 'wx' }),
      );
      const isTooLarge = stream.truncated === true;
      return { id, type: pictureTypeOf(head), size, sha256: hash.digest('hex'), isTooLarge };
    },
    retain: async (requestId, ids) => {
      if (ids.length === 0) return;
      const folder = join(root, requestId);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const id of ids) await rename(join(incoming, id), join(folder, id));
    },
    discard: async (ids) => {
      for (const id of ids) await rm(join(incoming, id), { force: true });
    },
  };
}

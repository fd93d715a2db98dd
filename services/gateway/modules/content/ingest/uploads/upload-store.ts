import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DataStore, Upload } from '@tus/server';
import { chunksOf } from '../../../../store/chunks.ts';
import { deleteAll, MissingObjectError, type ObjectStore } from '../../../../store/object-store.ts';

/** Bytes of a part: at most so much is sent again after an interruption. */
const PART_BYTES = 8 * 2 ** 20;
const ID = /^[0-9a-f-]{36}$/;

type Description = Omit<ConstructorParameters<typeof Upload>[0], 'offset'>;

interface Part {
  readonly key: string;
  readonly from: number;
  readonly end: number;
}

/** No upload has this id. `@tus/server` answers with what such an object says. */
const UNKNOWN = { status_code: 404, body: 'There is no such upload, or it was given up.\n' } as const;

/**
 * Uploads under way, in the gateway's store: a description and parts by their place, so that any gateway can go on with
 * an upload that another one began. An upload is complete when it has been received: until then its last part is to be
 * sent again, so that a sender whose last request failed leads to its end once more.
 */
export class UploadStore extends DataStore {
  readonly #store: ObjectStore;
  readonly #isReceived: (id: string) => Promise<boolean>;

  /** @param isReceived whether a source was made of an upload */
  constructor(store: ObjectStore, isReceived: (id: string) => Promise<boolean>) {
    super();
    this.#store = store;
    this.#isReceived = isReceived;
    this.extensions = ['creation', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata } = upload;
    const description = JSON.stringify({ id, size, metadata, creation_date: new Date().toISOString() });
    await this.#store.put(`${folderOf(id)}/upload.json`, Readable.from([Buffer.from(description)]));
    return upload;
  }

  /** Writes what comes until the connection ends; of one that breaks off, all whole parts stay. */
  override async write(body: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    try {
      for await (const part of chunksOf(body, PART_BYTES)) {
        await this.#store.put(partKey(id, at), Readable.from([part]));
        at += part.length;
      }
    } catch (error) {
      if (at === offset) throw error;
    }
    return at;
  }

  override async getUpload(id: string): Promise<Upload> {
    const description = await this.#description(id);
    const { size = 0 } = description;
    if (await this.#isReceived(id)) return new Upload({ ...description, offset: size });
    const parts = await this.#parts(id);
    const last = parts.at(-1);
    return new Upload({ ...description, offset: (last?.end === size ? last.from : last?.end) ?? 0 });
  }

  /** Deletes the parts of a received upload, and leaves the note that answers a sender who missed the answer. */
  async deleteParts(id: string): Promise<void> {
    await deleteAll(this.#store, `${folderOf(id)}/parts/`);
  }

  override async remove(id: string): Promise<void> {
    if ((await deleteAll(this.#store, `${folderOf(id)}/`)) === 0) throw UNKNOWN;
  }

  /**
   * The whole file of an upload whose last byte has come.
   * @throws Error where parts are missing
   */
  async *read(id: string): AsyncGenerator<Buffer> {
    const { size } = await this.#description(id);
    const parts = await this.#parts(id);
    if (parts.at(-1)?.end !== size) throw new Error(`The upload ${id} is not whole.`);
    for (const { key } of parts) {
      for await (const data of await this.#store.read(key)) yield data as Buffer;
    }
  }

  async #description(id: string): Promise<Description> {
    try {
      return JSON.parse(await text(await this.#store.read(`${folderOf(id)}/upload.json`))) as Description;
    } catch (error) {
      throw error instanceof MissingObjectError ? UNKNOWN : error;
    }
  }

  /** Parts that follow each other without a gap. */
  async #parts(id: string): Promise<readonly Part[]> {
    const found: { key: string; from: number; bytes: number }[] = [];
    for await (const { key, bytes } of this.#store.list(`${folderOf(id)}/parts/`)) {
      found.push({ key, bytes, from: Number(key.slice(key.lastIndexOf('/') + 1)) });
    }
    found.sort((one, other) => one.from - other.from);
    const parts: Part[] = [];
    for (const { key, from, bytes } of found) {
      if (from !== (parts.at(-1)?.end ?? 0)) break;
      parts.push({ key, from, end: from + bytes });
    }
    return parts;
  }
}

/** Where the store has an upload. Ids are the server's own: any other text names nothing. */
function folderOf(id: string): string {
  if (!ID.test(id)) throw UNKNOWN;
  return `uploads/${id}`;
}

function partKey(id: string, offset: number): string {
  return `${folderOf(id)}/parts/${String(offset).padStart(15, '0')}`;
}

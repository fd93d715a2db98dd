import { pictures as texts } from '../../messages/pictures.ts';
import { uploads as uploadTexts } from '../../messages/uploads.ts';
import { findBegunPicture, type OpenUpload, openPictureUpload } from '../../uploads/open-upload.ts';
import { lookAtSources, retrySource, type SourceState } from './photo-sources.ts';
import { pictureIdOf } from './picture-id.ts';

/** A photograph on its way. One that is ready is on its way no more. */
export interface Photo {
  /** What documents name it by. */
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  /** Bytes that have arrived. */
  readonly sent: number;
  readonly state: 'waiting' | 'sending' | 'preparing' | 'failed';
  readonly problem: string | null;
}

/** Photographs that are sent from this tab, also while other pages of the console are open. */
export interface PhotoQueue {
  readonly list: () => readonly Photo[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Queues files in the order of their names. @returns the id of each, which documents can name at once */
  readonly add: (files: readonly File[]) => readonly string[];
  /** Goes on with one that failed, from where it stopped. */
  readonly retry: (id: string) => void;
  /** Stops one and forgets it. */
  readonly drop: (id: string) => void;
}

/** How a queue reaches the gateway, and what it waits by; tests bring their own. */
export interface PhotoNetwork {
  readonly open: typeof openPictureUpload;
  readonly begun: (file: File) => string | null;
  readonly look: (sources: readonly string[]) => Promise<ReadonlyMap<string, SourceState>>;
  readonly prepareAgain: (source: string) => Promise<void>;
  readonly wait: () => Promise<void>;
}

/** More at once only take room from each other. */
const MOST_AT_ONCE = 3;
const LOOKS_EVERY_MS = 1_500;

const NETWORK: PhotoNetwork = {
  open: openPictureUpload,
  begun: (file) => findBegunPicture(file, 'still'),
  look: lookAtSources,
  prepareAgain: retrySource,
  wait: () => new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS)),
};

interface Row extends Photo {
  readonly upload: OpenUpload;
  /** What its preparation is found by, once everything has arrived. */
  readonly source: string | null;
}

const byName = new Intl.Collator('en', { numeric: true });

export function createPhotoQueue(network: PhotoNetwork = NETWORK): PhotoQueue {
  let rows: readonly Row[] = [];
  let isLooking = false;
  const listeners = new Set<() => void>();
  const write = (next: readonly Row[]): void => {
    rows = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, changes: Partial<Row>): void =>
    write(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  const remove = (id: string): void => write(rows.filter((row) => row.id !== id));

  const sendNext = (): void => {
    const free = MOST_AT_ONCE - rows.filter(({ state }) => state === 'sending').length;
    for (const { id, upload } of rows.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
      change(id, { state: 'sending' });
      upload.start();
    }
  };
  const lookWhilePreparing = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    while (rows.some(({ state }) => state === 'preparing')) {
      await network.wait();
      const sources = rows.flatMap(({ state, source }) => (state === 'preparing' && source !== null ? [source] : []));
      // A look that fails is repeated: the pictures are prepared meanwhile.
      const found = await network.look(sources).catch(() => new Map<string, SourceState>());
      for (const { id, source } of rows) {
        const { state, problem } = found.get(source ?? '') ?? { state: 'working', problem: null };
        if (state === 'published') remove(id);
        else if (state !== 'working') change(id, { state: 'failed', problem: problem ?? texts.broken });
      }
    }
    isLooking = false;
  };
  const prepare = (id: string, source: string | null): void => {
    if (source === null) change(id, { state: 'failed', problem: texts.broken });
    else change(id, { state: 'preparing', problem: null, source });
    void lookWhilePreparing();
  };
  const rowOf = (file: File): Row => {
    const id = network.begun(file) ?? pictureIdOf(file.name);
    const upload = network.open(
      file,
      { id, shape: 'still' },
      {
        onProgress: (sent) => change(id, { sent }),
        onSent: (source) => {
          change(id, { sent: file.size });
          prepare(id, source);
          sendNext();
        },
        onFailed: (problem, status) => {
          change(id, { state: 'failed', problem: status === 401 ? uploadTexts.ended : (problem ?? texts.broken) });
          sendNext();
        },
      },
    );
    return {
      id,
      fileName: file.name,
      bytes: file.size,
      sent: 0,
      state: 'waiting',
      problem: null,
      source: null,
      upload,
    };
  };
  return {
    list: () => rows,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      const sorted = files.toSorted((one, other) => byName.compare(one.name, other.name));
      const added = sorted.map(rowOf).filter(({ id }) => !rows.some((row) => row.id === id));
      write([...rows, ...added]);
      sendNext();
      return added.map(({ id }) => id);
    },
    retry: (id) => {
      const row = rows.find((each) => each.id === id);
      if (row === undefined) return;
      if (row.source === null) {
        change(id, { state: 'waiting', problem: null });
        sendNext();
        return;
      }
      network.prepareAgain(row.source).then(
        () => prepare(id, row.source),
        () => change(id, { problem: texts.broken }),
      );
    },
    drop: (id) => {
      const row = rows.find((each) => each.id === id);
      if (row === undefined) return;
      remove(id);
      // What has arrived is deleted after two days where this does not reach the gateway.
      if (row.source === null) void row.upload.cancel().catch(() => undefined);
      sendNext();
    },
  };
}

/** The queue of this tab. */
export const photoQueue = createPhotoQueue();

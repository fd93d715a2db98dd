import { uploads as texts } from '../messages/uploads.ts';
import { createDraftMaker, type DraftPlace } from './draft-of-file.ts';
import { createDraftQueue, type DraftNetwork } from './draft-queue.ts';
import { findBegunDraft, type OpenUpload, openUpload, type UploadedFilm } from './open-upload.ts';
import type { Sending } from './sending.ts';

/** The files that are being sent from this tab. They continue while other pages of the console are open. */
export interface Sendings {
  readonly list: () => readonly Sending[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (file: File, film: UploadedFilm) => void;
  /** Makes a draft of each file and sends it, one after the other by their names. A lost connection stops those that wait, too. */
  readonly sendAsDrafts: (files: readonly File[], place: DraftPlace) => void;
  readonly pause: (id: number) => void;
  readonly resume: (id: number) => void;
  /** Stops one, deletes what has arrived of it and takes it off the list. @throws where the gateway could not be reached */
  readonly cancel: (id: number) => Promise<void>;
  /** Takes one that has ended off the list. */
  readonly dismiss: (id: number) => void;
}

/** How sendings reach the gateway; tests bring their own network. */
export interface SendingNetwork extends DraftNetwork {
  readonly open: typeof openUpload;
}

const NETWORK: SendingNetwork = { open: openUpload, makeDraft: createDraftMaker(), begun: findBegunDraft };

const byName = new Intl.Collator('en', { numeric: true });

/** @param network how files and drafts reach the gateway; tests bring their own */
export function createSendings(network: SendingNetwork = NETWORK): Sendings {
  let rows: readonly Sending[] = [];
  let latest = 0;
  const uploads = new Map<number, OpenUpload>();
  const listeners = new Set<() => void>();
  const write = (next: readonly Sending[]): void => {
    rows = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, changes: Partial<Sending>): void =>
    write(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  const queue = createDraftQueue({ list: () => rows, change, upload }, network);

  function upload(id: number, file: File, film: UploadedFilm): void {
    const opened = network.open(file, film, {
      onProgress: (sent) => change(id, { sent }),
      onSent: (sourceId) => {
        change(id, { state: 'sent', sent: file.size, sourceId });
        queue.goOn();
      },
      onFailed: (problem, status) => {
        change(id, { state: 'failed', problem: status === 401 ? texts.ended : (problem ?? texts.interrupted) });
        // Without a connection or a session the next one would fail as well.
        if (problem !== null && status !== 401) queue.goOn();
      },
    });
    uploads.set(id, opened);
    opened.start();
  }
  const rowOf = (file: File, film: UploadedFilm | null, state: Sending['state']): Sending => {
    latest += 1;
    return { id: latest, fileName: file.name, bytes: file.size, film, sent: 0, state, problem: null, sourceId: null };
  };
  const drop = (id: number): void => {
    uploads.delete(id);
    queue.forget(id);
    write(rows.filter((row) => row.id !== id));
    queue.goOn();
  };
  return {
    list: () => rows,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (file, film) => {
      const row = rowOf(file, film, 'sending');
      write([row, ...rows]);
      upload(row.id, file, film);
    },
    sendAsDrafts: (files, place) => {
      const sorted = files.toSorted((one, other) => byName.compare(one.name, other.name));
      const added = sorted.map((file) => {
        const row = rowOf(file, null, 'waiting');
        queue.add(row.id, file, place);
        return row;
      });
      write([...added, ...rows]);
      queue.goOn();
    },
    pause: (id) => {
      uploads.get(id)?.pause();
      change(id, { state: 'paused' });
      queue.goOn();
    },
    resume: (id) => {
      const opened = uploads.get(id);
      if (opened === undefined) {
        void queue.begin(id);
        return;
      }
      change(id, { state: 'sending', problem: null });
      opened.start();
    },
    cancel: async (id) => {
      await uploads.get(id)?.cancel();
      drop(id);
    },
    dismiss: drop,
  };
}

/** The uploads of this tab. */
export const sendings = createSendings();

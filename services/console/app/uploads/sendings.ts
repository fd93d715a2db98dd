import { uploads as texts } from '../messages/uploads.ts';
import { type OpenUpload, openUpload, type UploadedFilm } from './open-upload.ts';

/** A file on its way, as the page shows it. */
export interface Sending {
  readonly id: number;
  readonly fileName: string;
  readonly bytes: number;
  readonly film: UploadedFilm;
  /** Bytes that have arrived. */
  readonly sent: number;
  readonly state: 'sending' | 'paused' | 'failed' | 'sent';
  readonly problem: string | null;
  /** What the preparation is found by, once everything has arrived. */
  readonly sourceId: string | null;
}

/** The files that are being sent from this tab. They continue while other pages of the console are open. */
export interface Sendings {
  readonly list: () => readonly Sending[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (file: File, film: UploadedFilm) => void;
  readonly pause: (id: number) => void;
  readonly resume: (id: number) => void;
  /** Stops one, deletes what has arrived of it and takes it off the list. @throws where the gateway could not be reached */
  readonly cancel: (id: number) => Promise<void>;
  /** Takes one that has ended off the list. */
  readonly dismiss: (id: number) => void;
}

/** @param open how a file is sent; tests bring their own network */
export function createSendings(open: typeof openUpload = openUpload): Sendings {
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
  const drop = (id: number): void => {
    uploads.delete(id);
    write(rows.filter((row) => row.id !== id));
  };
  const resume = (id: number): void => {
    change(id, { state: 'sending', problem: null });
    uploads.get(id)?.start();
  };
  return {
    list: () => rows,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (file, film) => {
      latest += 1;
      const id = latest;
      const upload = open(file, film, {
        onProgress: (sent) => change(id, { sent }),
        onSent: (sourceId) => change(id, { state: 'sent', sent: file.size, sourceId }),
        onFailed: (problem, status) =>
          change(id, { state: 'failed', problem: status === 401 ? texts.ended : (problem ?? texts.interrupted) }),
      });
      uploads.set(id, upload);
      const row = { id, fileName: file.name, bytes: file.size, film, sent: 0, problem: null, sourceId: null } as const;
      write([{ ...row, state: 'sending' }, ...rows]);
      upload.start();
    },
    pause: (id) => {
      uploads.get(id)?.pause();
      change(id, { state: 'paused' });
    },
    resume,
    cancel: async (id) => {
      await uploads.get(id)?.cancel();
      drop(id);
    },
    dismiss: drop,
  };
}

/** Those of this tab. */
export const sendings = createSendings();

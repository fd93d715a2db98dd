import { uploads as texts } from '../messages/uploads.ts';
import { type DraftPlace, DraftRefused, type MakeDraft } from './draft-of-file.ts';
import type { findBegunDraft, UploadedFilm } from './open-upload.ts';
import type { Sending } from './sending.ts';

/** The list that a queue is part of. */
export interface QueuedRows {
  readonly list: () => readonly Sending[];
  readonly change: (id: number, changes: Partial<Sending>) => void;
  /** Sends a file, as far as it has not arrived. */
  readonly upload: (id: number, file: File, film: UploadedFilm) => void;
}

/** How a queue gets films. */
export interface DraftNetwork {
  readonly makeDraft: MakeDraft;
  readonly begun: typeof findBegunDraft;
}

/** Files that become drafts, one after the other, by the ids of their rows. */
export interface DraftQueue {
  readonly add: (id: number, file: File, place: DraftPlace) => void;
  /** Begins with one: its draft comes first, unless an upload that broke off has one. */
  readonly begin: (id: number) => Promise<void>;
  /** Begins with the next one that waits, where none is under way. */
  readonly goOn: () => void;
  readonly forget: (id: number) => void;
}

const isBusy = ({ state }: Sending): boolean => state === 'creating' || state === 'sending';

/** A queue of its own: of all its files one at a time is under way. */
export function createDraftQueue(rows: QueuedRows, { makeDraft, begun }: DraftNetwork): DraftQueue {
  const queued = new Map<number, { readonly file: File; readonly place: DraftPlace }>();

  async function begin(id: number): Promise<void> {
    const entry = queued.get(id);
    if (entry === undefined) return;
    const { file, place } = entry;
    rows.change(id, { state: 'creating', problem: null });
    try {
      const film = begunDraft(file) ?? (await makeDraft(file, place));
      if (!queued.has(id)) return;
      rows.change(id, { film, state: 'sending' });
      rows.upload(id, file, film);
    } catch (error) {
      const refused = error instanceof DraftRefused ? error : new DraftRefused(texts.interrupted, false);
      rows.change(id, { state: 'failed', problem: refused.message });
      // Without a connection or a session the next one would fail as well.
      if (refused.isFinal) goOn();
    }
  }

  function begunDraft(file: File): UploadedFilm | null {
    const film = begun(file);
    // Another file of the same name and size may be on its way for it.
    const isTaken = rows.list().some((row) => film !== null && row.film?.id === film.id && row.state !== 'sent');
    return isTaken ? null : film;
  }

  function goOn(): void {
    const ofQueue = rows.list().filter(({ id }) => queued.has(id));
    if (ofQueue.some(isBusy)) return;
    const waiting = ofQueue.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    if (waiting.length > 0) void begin(Math.min(...waiting));
  }

  return {
    add: (id, file, place) => queued.set(id, { file, place }),
    begin,
    goOn,
    forget: (id) => queued.delete(id),
  };
}

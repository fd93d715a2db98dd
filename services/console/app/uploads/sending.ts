import type { UploadedFilm } from './open-upload.ts';

/** A file on its way, as the page shows it. */
export interface Sending {
  readonly id: number;
  readonly fileName: string;
  readonly bytes: number;
  /** Null as long as its draft is not made. */
  readonly film: UploadedFilm | null;
  /** Bytes that have arrived. */
  readonly sent: number;
  readonly state: 'waiting' | 'creating' | 'sending' | 'paused' | 'failed' | 'sent';
  readonly problem: string | null;
  /** What the preparation is found by, once everything has arrived. */
  readonly sourceId: string | null;
}

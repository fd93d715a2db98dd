import type { UploadedFilm } from './open-upload.ts';

/** A film that files can be sent for, as the page shows it. */
export interface ChosenFilm extends UploadedFilm {
  readonly isDraft: boolean;
}

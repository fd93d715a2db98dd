/**
 * What editors write, publish and take back. People see what it writes to the catalogue; of the other modules only the
 * preparation of media knows about drafts.
 */
export { findFilmDrafts, findFilmDraftsNamed, findFilmDraftsOf, lockFilmItem } from './items/film-drafts.ts';
export { createItem } from './items/edit-draft.ts';
export { endErasure, type ErasedFile, type Erasure, recordErasedFiles } from './erasure/erasures.ts';
export { requirePreviewed, showDraft } from './preview/show-draft.ts';
export { type ContentKind, takesValue } from './kinds/content-kinds.ts';
export { FILE_KEYS, type FileRow, filesIn, readLists, UnreadableFile } from './transfer/content-files.ts';
export { describeImport } from './transfer/describe-import.ts';
export { importContent, type ImportOutcome } from './transfer/import-content.ts';
export type { ContentTables } from './tables.ts';

import type { SavedSearchRow } from './reader.ts';
import type { SearchRefusal } from './refusal.ts';

/** Rows that stand behind the types of this module's schema. */
export type SavedSearchMapper = SavedSearchRow;
export type SavedSearchRefusedMapper = SearchRefusal;

/** Searches and filtered lists that members saved under a name. */
export { findSearchesOfPerson, type SavedSearchRow } from './reader.ts';
export { findMatches, lockSearchesToMatch, moveSearchOn, type SearchToMatch } from './match-films.ts';
export type { SearchesTables } from './tables.ts';

/**
 * Proofs of performers' ages (18 U.S.C. § 2257). Content is published by what `problemsOfRecords` says.
 */
export { problemsOfRecords } from './problems-of-records.ts';
export type { RecordsTables } from './tables.ts';

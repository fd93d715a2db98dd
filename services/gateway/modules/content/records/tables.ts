import type { Generated } from 'kysely';

/**
 * The record that proves the age of a performer (18 U.S.C. § 2257(b)). It outlives the performer's page, since it has to be
 * retained after a film is taken back. Copies of documents are never here: `archive_reference` says where they are.
 */
export interface PerformerRecordsTable {
  /** Id of the performer in the catalogue. It is no foreign key, because pages go and records stay. */
  performer_id: string;
  /** The name on the documents. */
  legal_name: string;
  /** Every other name that the performer ever used, one in each line. */
  other_names: string;
  /** `YYYY-MM-DD`. */
  born_on: string;
  /** When somebody compared it with the documents; null before, and after a change. */
  verified_at: Date | null;
  /** Email of that member of staff. */
  verified_by: string | null;
  /** The last day on which a document proves it, which a trigger writes: `9999-12-31` for good, null without documents. */
  proven_until: Generated<string | null>;
  updated_at: Date;
}

/** A document that a performer showed: what it is, never what it looks like. */
export interface PerformerDocumentsTable {
  id: string;
  performer_id: string;
  kind: 'passport' | 'identity-card' | 'driving-licence' | 'other';
  /** The country, ISO 3166-1 alpha-2, or the state that issued it. */
  issued_by: string;
  /** The last four characters of its number. */
  number_end: string;
  /** `YYYY-MM-DD`; null for one that does not expire. */
  expires_on: string | null;
  /** Where the custodian of records has the copy. */
  archive_reference: string;
  recorded_at: Date;
  recorded_by: string;
  /** Recorded in error: it proves nothing. */
  withdrawn_at: Date | null;
}

/** One row: whether films are shown without the records of their performers. */
export interface PerformerRecordPolicyTable {
  id: Generated<number>;
  is_required: boolean;
}

/** Tables of the records module. */
export interface RecordsTables {
  performer_records: PerformerRecordsTable;
  performer_documents: PerformerDocumentsTable;
  performer_record_policy: PerformerRecordPolicyTable;
}

import type { Generated, JSONColumnType } from 'kysely';
import type { PictureType, RequestKind } from '@network/validation/requests/request-forms.ts';

/** A submission of one of the public forms. Times are UTC. */
export interface PublicRequestsTable {
  /** UUID; the folder of its files has the same name. */
  id: string;
  /** The case number for the person, such as `R-7K2M9-QX4TD`. */
  case_number: string;
  kind: RequestKind;
  tenant_id: string;
  /** The checked values, keyed by the field's name. */
  fields: JSONColumnType<Readonly<Record<string, string>>>;
  /** SHA-256 of the submission and the day: the same submission twice on a day, or within an hour, is one request. */
  fingerprint: string;
  received_at: Date;
  /** When it must be decided; null without a deadline. */
  due_at: Date | null;
  closed_at: Date | null;
  /** Email of the member of staff who looks after it. */
  assigned_to: Generated<string | null>;
  /** Since when it waits for the person, who was asked something. */
  waiting_since: Generated<Date | null>;
  /** `done`: answered, or the content is removed; `declined`: it stays as it is. */
  outcome: Generated<'done' | 'declined' | null>;
  /** What staff were warned of last: that its deadline is near, or has passed. */
  warned: Generated<'soon' | 'late' | null>;
}

/** `mailedAgain`: an answer whose mail had failed was mailed once more. */
export type RequestEventKind = 'assigned' | 'released' | 'noted' | 'replied' | 'closed' | 'reopened' | 'mailedAgain';

/** What staff did about a request, never changed; it goes with the request. */
export interface PublicRequestEventsTable {
  id: Generated<string>;
  request_id: string;
  at: Date;
  /** Email of the member of staff. */
  staff: string;
  kind: RequestEventKind;
  /** What was mailed, or noted. */
  text: string;
  /** The proof of a removal: films that were looked for and not shown any more. */
  facts: JSONColumnType<RemovalProof> | null;
  /** The key that the caller chose; one key has one effect. */
  request_key: string;
}

/** Proves that content was not shown to anybody when its request was closed. */
export interface RemovalProof {
  /** Slugs of films that no brand showed. */
  readonly films: readonly string[];
  readonly checkedAt: string;
}

/** A picture of a request, in the data folder and never under an address. */
export interface PublicRequestFilesTable {
  id: string;
  request_id: string;
  media_type: PictureType;
  size: number;
  /** Hex. */
  sha256: string;
}

/** Tables of the requests module. */
export interface RequestsTables {
  public_requests: PublicRequestsTable;
  public_request_files: PublicRequestFilesTable;
  public_request_events: PublicRequestEventsTable;
}

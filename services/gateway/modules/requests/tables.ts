import type { JSONColumnType } from 'kysely';
import type { PictureType, RequestKind } from '@network/validation/requests/request-forms.ts';

/** A submission of one of the public forms. Moments are UTC. */
export interface PublicRequestsTable {
  /** UUID; the folder of its files has the same name. */
  id: string;
  /** The case number for the person, such as `R-7K2M9-QX4TD`. */
  case_number: string;
  kind: RequestKind;
  tenant_id: string;
  /** By field, as checked. */
  fields: JSONColumnType<Readonly<Record<string, string>>>;
  /** SHA-256 of the submission and the day: the same submission twice on a day is one request. */
  fingerprint: string;
  received_at: Date;
  /** By when it must be decided; null without a deadline. */
  due_at: Date | null;
  closed_at: Date | null;
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
}

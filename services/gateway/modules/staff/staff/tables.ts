import type { ColumnType, Generated } from 'kysely';
import type { StaffRole, StaffScope } from '@network/access/staff/staff-rights.ts';

/** A person who works for the network. Times are UTC. */
export interface StaffMembersTable {
  id: string;
  /** The email in lower case. */
  email: string;
  role: StaffRole;
  /** The sites that they work for; null for all. */
  sites: string[] | null;
  created_at: Date;
  /** Set: none of their tokens opens anything. */
  disabled_at: Date | null;
  /** The hash in PHC form; null before a password was chosen, and then only tokens open anything. */
  password_hash: string | null;
}

/** A link by which a member of staff chooses a password, once. */
export interface StaffPasswordLinksTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string;
  staff_id: string;
  expires_at: Date;
}

/** A sign-in whose password was right, and whose code is on its way by mail. */
export interface StaffSignInsTable {
  /** SHA-256 of the secret that the page has, hex. */
  challenge_hash: string;
  staff_id: string;
  /** Keyed hash of the code and the challenge. */
  code_hash: string;
  expires_at: Date;
}

/** A session of the console. The secret of its cookie is nowhere. */
export interface StaffSessionsTable {
  id: string;
  staff_id: string;
  /** SHA-256 of the cookie's secret, hex. */
  token_hash: string;
  created_at: Date;
  /** The time to the minute. */
  last_used_at: Date;
  ended_at: Date | null;
}

/** A token of the staff API. The token itself is nowhere. */
export interface StaffTokensTable {
  id: string;
  staff_id: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  scopes: StaffScope[];
  created_at: Date;
  expires_at: Date;
  /** The time to the minute. */
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** An action of a member of staff. Rows are only ever added. */
export interface StaffAuditTable {
  sequence: number;
  at: Date;
  /** Email of the member of staff, or `operator` for a command of the shell. */
  actor: string;
  /** The id of the token, or of the session. */
  token_id: string | null;
  action: string;
  entity_kind: string;
  entity_id: string;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
  /** SHA-256 over this row and the hash of the one before it, hex. */
  hash: string;
}

/** The end of the chain: the one row that every addition locks. */
export interface StaffAuditHeadTable {
  id: Generated<number>;
  sequence: number;
  hash: string;
}

/** A list of the console as somebody wants to find it again. */
export interface StaffViewsTable {
  id: string;
  /** The path of the list in the console. */
  list: string;
  /** Email of the member of staff whose it is. */
  owner: string;
  name: string;
  /** The search of the list's address. */
  address: string;
  /** Everybody who sees the list sees the view. */
  is_shared: boolean;
  saved_at: Date;
}

/** The job of a member of staff that is under way; one for each of them. */
export interface StaffJobsTable {
  staff_id: string;
  operation: string;
  worker: string;
  /** The job counts as gone with its process after this time. */
  lease_until: Date;
}

/** Tables of the staff module. */
export interface StaffTables {
  staff_views: StaffViewsTable;
  staff_jobs: StaffJobsTable;
  staff_members: StaffMembersTable;
  staff_tokens: StaffTokensTable;
  staff_password_links: StaffPasswordLinksTable;
  staff_sign_ins: StaffSignInsTable;
  staff_sessions: StaffSessionsTable;
  staff_audit: StaffAuditTable;
  staff_audit_head: StaffAuditHeadTable;
}

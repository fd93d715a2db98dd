import type { Generated, JSONColumnType } from 'kysely';
import type { MemberActionName } from '@network/access/staff/member-actions.ts';
import type { RefusalKey } from './refusal.ts';

/**
 * An action of staff for a member, with the reason that they gave. It goes with the account, except for what was given
 * by one person alone: that stays as the sum of the member of staff, of nobody.
 */
export interface SupportActionsTable {
  /** The key that the caller made; one request has one effect. */
  request_key: string;
  /** Null once the account of a gift is deleted. */
  user_id: string | null;
  action: MemberActionName;
  /**
   * SHA-256 of the member, the action and the reason, hex: another content under the same key is refused. Emptied with
   * the reason.
   */
  fingerprint: string;
  /** Emptied when the account is deleted. */
  reason: string;
  /** Email of the member of staff. */
  staff: string;
  done_at: Date;
  /** The request that it waits for or was carried out by; null where nobody had to approve. */
  approval_id: string | null;
  /**
   * The unit of a gift without approval: a currency, `gems` or `days`. Null for what gives nothing, and where two
   * people decided.
   */
  given_unit: string | null;
  given_amount: number | null;
  /** Why it was refused once its biller had answered; null for what was carried out, or refused before. */
  refused_because: RefusalKey | null;
}

/** An action that a second member of staff approves or declines. It outlives the account that it is about. */
export interface SupportApprovalsTable {
  id: string;
  user_id: string;
  action: MemberActionName;
  /** The action's input; of a change of email emptied when the account is deleted. */
  details: JSONColumnType<Record<string, unknown>>;
  /** Emptied when the account is deleted. */
  reason: string;
  requested_by: string;
  requested_at: Date;
  /** `approved`: decided, and carried out once `carried_out_at` is set. */
  state: 'open' | 'approved' | 'declined';
  /** Null for one that ended because the account was taken from the person who may have asked. */
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
  carried_out_at: Date | null;
}

/**
 * A person's request under data protection law, by letter, form or phone. It outlives the account that it is about, as
 * the proof that it was answered in time; it names the account's id alone.
 */
export interface DataRequestsTable {
  id: string;
  user_id: string;
  /** A copy of the data (GDPR article 15), or its deletion (article 17). */
  kind: 'access' | 'deletion';
  /** The day on which it arrived, midnight UTC. */
  received_at: Date;
  /** The end of the last day to answer it. */
  due_at: Date;
  extended_at: Date | null;
  state: 'open' | 'answered' | 'declined';
  settled_at: Date | null;
  /** SHA-256 of the token of the link to the data, hex. */
  link_hash: string | null;
  link_expires_at: Date | null;
  /** The last warning to staff: the deadline is near, or has passed. */
  warned: Generated<'soon' | 'late' | null>;
}

/**
 * One row: from when on identity marks accounts that are locked because somebody had taken them. None where it always
 * did.
 */
export interface SupportLockedBeforeTable {
  marked_since: Date;
}

/** Tables of the support module. */
export interface SupportTables {
  support_actions: SupportActionsTable;
  support_approvals: SupportApprovalsTable;
  support_locked_before: SupportLockedBeforeTable;
  data_requests: DataRequestsTable;
}

import type { StaffRole } from '@network/access/staff/staff-rights.ts';
import type { StaffSites } from '@network/access/staff/staff-sites.ts';

/** The person who acts: a member of staff with a token or a session, or an operator with a shell. */
export interface StaffIdentity {
  readonly email: string;
  /** The id of the token, or of the session. */
  readonly tokenId: string | null;
  /**
   * The role by whose rights it is done. Missing where it is done by nobody's: by an operator, or by what was decided
   * before.
   */
  readonly role?: StaffRole;
  /** The sites for which they had these rights. */
  readonly sites?: StaffSites;
}

/** An operator's command. It names no person, because the shell does not say who typed it. */
export const OPERATOR: StaffIdentity = { email: 'operator', tokenId: null };

/**
 * Returns the person in whose name the end of a decision is recorded, such as a deletion that was approved and is
 * carried out: also where they were dismissed meanwhile (decision 1069).
 */
export const decidedBy = ({ email }: StaffIdentity): StaffIdentity => ({ email, tokenId: null });

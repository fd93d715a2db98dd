import type { Generated } from 'kysely';
import type { MultisiteGroup, SiteId } from '@network/tenant/sites.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { EntitlementEventKind } from './entitlement.ts';

/** The content that a subscription opens: one site, a group of them, or the pay-per-video portal. */
export type Product = SiteId | MultisiteGroup | 'portal';

/** The period of a plan, and whether it is a trial. */
export type PlanKind = 'trial' | 'free-limited-trial' | 'month' | 'quarter' | 'year';

/** Subscriptions of people to plans. Whether one is active follows from its events, never from a column. */
export interface SubscriptionsTable {
  id: string;
  user_id: string;
  product: Product;
  type: 'member' | 'trial' | 'porn-portal';
  plan_id: string | null;
  /** Null for access that is not billed. */
  biller: BillerId | null;
  is_free_limited_trial: boolean;
  /** The guest group of the porn portal. */
  is_guest: boolean;
  /** Tenant on which the person joined. */
  joined_on: string;
  joined_at: Date;
}

/** The log from which a subscription's state is computed (entitlement.ts). Rows are never changed. */
export interface EntitlementEventsTable {
  id: Generated<string>;
  subscription_id: string;
  kind: EntitlementEventKind;
  occurred_at: Date;
  /** Set for a grant: the time that it opens; an empty end is open without limit. */
  access_from: Date | null;
  access_until: Date | null;
  /** A grant that was paid for counts towards seniority and gems. */
  is_paid: boolean;
  /** The cause, such as a postback's id: one effect for each. */
  cause: string;
  /**
   * Set for a revocation, a credit and its return: the cause of the grants, `charge:<transaction>`; null for all of
   * them.
   */
  revokes: Generated<string | null>;
}

/** Tables of the membership module. */
export interface MembershipTables {
  subscriptions: SubscriptionsTable;
  entitlement_events: EntitlementEventsTable;
}

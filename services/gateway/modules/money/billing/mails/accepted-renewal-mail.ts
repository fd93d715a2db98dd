import type { Database } from '../../../../db/database.ts';
import type { PlansTable } from '../tables.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { planName } from '../options/plan-name.ts';
import { MEMBERSHIP } from './account-page.ts';
import { addressOf } from './billing-mails.ts';

interface Accepted {
  readonly userId: string;
  readonly tenantId: string;
  readonly plan: Pick<PlansTable, 'product' | 'kind'>;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly chargedAt: Date;
  readonly accessUntil: Date;
  /** The event of the biller; one mail for each. */
  readonly postbackId: string;
}

/** Says that a renewal which opened nothing at first was accepted, and until when it gives access; once. The receipt is a mail of its own. */
export async function mailRenewalAccepted(db: Database, accepted: Accepted, now: Date): Promise<void> {
  const to = await addressOf(db, accepted.userId);
  if (!to) return;
  const { amount, currency, chargedAt, accessUntil, plan, tenantId: tenant, postbackId } = accepted;
  const values = {
    amount: { minorUnits: amount, currency },
    date: chargedAt,
    plan: () => planName(plan),
    until: accessUntil,
    link: MEMBERSHIP,
  };
  await queueMail(
    db,
    { kind: 'renewalAccepted', to, tenant, values, idempotencyKey: `renewal-accepted:${postbackId}` },
    now,
  );
}

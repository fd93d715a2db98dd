import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { findAccountById } from '../../../people/identity/public.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { brandJoinedLast } from '../../../money/membership/public.ts';
import { APPEAL_PATH, appealToken } from './appeal-token.ts';
import type { StandingDecision } from './decisions.ts';

type Needs = Pick<GatewayServices, 'config' | 'tenants'>;

/** The account of an author and the brand that writes to them. */
export async function recipientOf(trx: Database, { tenants }: Needs, userId: string) {
  const account = await findAccountById(trx, userId);
  const joined = await brandJoinedLast(trx, userId);
  const brand = joined !== null && tenants.find(joined) !== null ? joined : tenants.all()[0]?.id;
  return account === null || brand === undefined ? null : { to: account.email, tenant: brand };
}

/**
 * Mails a decision with its reason and the way to appeal to its author (Regulation (EU) 2022/2065, articles 17 and 20), once.
 * @param until of a ban; null for one without an end
 */
export async function mailDecision(
  trx: Database,
  services: Needs,
  { subject, kind, userId, comment, reason }: StandingDecision,
  { until, now }: { readonly until: Date | null; readonly now: Date },
): Promise<void> {
  const recipient = await recipientOf(trx, services, userId);
  if (recipient === null) return;
  const token = appealToken(services.config.secrets, subject);
  const link = `${APPEAL_PATH}?${new URLSearchParams({ brand: recipient.tenant, token }).toString()}`;
  const own = { ...recipient, linkOn: 'api', idempotencyKey: `decision:${subject}` } as const;
  const values = { reason: { lines: reason }, link };
  if (kind === 'comment') {
    await queueMail(trx, { ...own, kind: 'commentRemoved', values: { ...values, comment: comment ?? '' } }, now);
  } else if (until === null) {
    await queueMail(trx, { ...own, kind: 'commentBan', values }, now);
  } else {
    await queueMail(trx, { ...own, kind: 'commentBanUntil', values: { ...values, until } }, now);
  }
}

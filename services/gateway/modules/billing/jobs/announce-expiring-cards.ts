import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { GatewayServices } from '../../../services.ts';
import { mailCardExpiring } from '../mails/recovery-mails.ts';
import { soldAs } from '../postbacks/sold-as.ts';
import { expiringCard } from '../recovery/expiring-card.ts';

/** How many days before the renewal that would fail. */
const NOTICE_DAYS = 30;
/** A card that expires later is no matter of the next 30 days. */
const LOOKED_AT_MS = (NOTICE_DAYS + 31) * DAY_MS;

/**
 * Mails people whose card is no longer valid at a renewal within 30 days, once for the card. @returns how many mails were
 * queued
 */
export async function announceExpiringCards({ db }: Pick<GatewayServices, 'db'>, at: Date): Promise<number> {
  const rows = await db
    .selectFrom('billing_agreements')
    .selectAll()
    .where('replaced_at', 'is', null)
    .where('status', '=', 'running')
    .where('card_expires', '<=', new Date(at.getTime() + LOOKED_AT_MS).toISOString().slice(0, 7))
    .execute();
  let mailed = 0;
  for (const row of rows) {
    const expiring = expiringCard(row);
    if (expiring === null || expiring.renewsAt.getTime() - at.getTime() > NOTICE_DAYS * DAY_MS) continue;
    const queued = await db.transaction().execute(async (trx) => {
      const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, row);
      const { user_id: userId, biller, id: agreementId } = row;
      const about = { userId, tenantId, biller, agreementId, plan: { product, kind } };
      return mailCardExpiring(trx, { ...about, ...expiring }, at);
    });
    if (queued) mailed += 1;
  }
  return mailed;
}

import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { countEachAlone } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { mailCardExpiring } from '../mails/recovery-mails.ts';
import { soldAs } from '../postbacks/sold-as.ts';
import { cardName } from '../recovery/card-name.ts';
import { expiringCard } from '../recovery/expiring-card.ts';
import type { AgreementRow } from '../subscription/agreement.ts';

/** The number of days before the renewal that would fail. */
const NOTICE_DAYS = 30;
/** A card that expires later is no matter of the next 30 days. */
const LOOKED_AT_MS = (NOTICE_DAYS + 31) * DAY_MS;

/**
 * Mails people whose card is no longer valid at a renewal within 30 days, once for the card. @returns how many mails were
 * queued
 */
export async function announceExpiringCards(services: Pick<GatewayServices, 'db' | 'log'>, at: Date): Promise<number> {
  const { db } = services;
  const rows = await db
    .selectFrom('billing_agreements')
    .selectAll()
    .where('replaced_at', 'is', null)
    .where('status', '=', 'running')
    .where('card_expires', '<=', new Date(at.getTime() + LOOKED_AT_MS).toISOString().slice(0, 7))
    .execute();
  const about = ({ id }: AgreementRow) => ({ agreement: id });
  return countEachAlone(services, rows, about, async (row) => {
    const expiring = expiringCard(row);
    if (expiring === null || expiring.renewsAt.getTime() - at.getTime() > NOTICE_DAYS * DAY_MS) return false;
    return db.transaction().execute(async (trx) => {
      const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, row);
      const { user_id: userId, biller, id: agreementId } = row;
      const card = { userId, tenantId, biller, agreementId, plan: { product, kind } };
      return mailCardExpiring(trx, { ...card, ...expiring, card: () => cardName(row) }, at);
    });
  });
}

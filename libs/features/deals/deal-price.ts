import { formatMoney, type Amount } from '@network/core/i18n/money.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { deals } from '@network/messages/deals.ts';

/** The charge now, and the monthly charge afterwards if any. */
export interface DealPrice {
  readonly initial: Amount;
  readonly recurring: Amount | null;
}

/** A price as people read it: `$1.00 now, then $14.95 a month`. */
export function dealPriceText({ initial, recurring }: DealPrice): string {
  const t = messagesOf(deals);
  const now = formatMoney(initial);
  return recurring === null
    ? t('price', { initial: now })
    : t('priceThen', { initial: now, recurring: formatMoney(recurring) });
}

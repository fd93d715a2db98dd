import { formatMoney } from '@network/core/i18n/money.ts';
import type { Money } from '@network/lifecycle/money/money.ts';
import { billingText } from '../plan-choice/billing-text.ts';

interface Refusal {
  readonly messageKey: string | null;
  /** What a purchase costs now, where another price was shown. */
  readonly changedPrice?: { readonly now: Money } | null;
}

/** Why the gateway refused a purchase, with the price of now where that is the reason; null where it says none. */
export function refusalText({ messageKey, changedPrice }: Refusal): string | null {
  if (messageKey === null) return null;
  return billingText(messageKey, changedPrice ? { price: formatMoney(changedPrice.now) } : {});
}

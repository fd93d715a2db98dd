import { moneyText } from '@network/validation/currencies.ts';
import { language } from './language.ts';

/** An amount in minor units of a currency (ISO 4217), as the gateway answers it. */
export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** An amount as text in the page's language, such as `$29.99`. */
export function formatMoney({ amount, currency }: Amount): string {
  return moneyText(amount, currency, language());
}

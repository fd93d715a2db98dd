import type { BillerId } from '@network/tenant/constants.ts';
import { BASE_CURRENCY, CURRENCIES } from '@network/validation/currencies.ts';

/** The people whose cards a biller accepts. */
export interface CardRoute {
  /** Currencies that its adapter charges and our account there is settled in. */
  readonly currencies: readonly string[];
  /** Countries (ISO 3166) whose cards it does not take for us; the contract with the biller says which. */
  readonly notIn: readonly string[];
}

/** Billers that only the sandbox plays. The author of a real adapter replaces this with the currencies that it charges. */
const SANDBOX: CardRoute = { currencies: CURRENCIES, notIn: [] };

/**
 * The one place that says where which biller may be chosen for a payment by card. Their order is that of the network (D20), or
 * the brand's (`payments.cardBillers` of its configuration); health is computed from what was stored.
 */
export const CARD_ROUTES: Readonly<Record<BillerId, CardRoute>> = {
  // RocketGate's documentation does not describe how it writes an amount without cents.
  rocketgate: { currencies: [BASE_CURRENCY, 'EUR', 'GBP'], notIn: [] },
  netbilling: SANDBOX,
  vendo: SANDBOX,
  centrobill: SANDBOX,
  epoch: SANDBOX,
  segpay: { currencies: [BASE_CURRENCY], notIn: [] },
  ccbill: { currencies: [BASE_CURRENCY], notIn: [] },
};

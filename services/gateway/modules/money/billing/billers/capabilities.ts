import type { BillerId } from '@network/tenant/constants.ts';
import type { GatewayServices } from '../../../../services.ts';

/**
 * A dollar, as a trial costs: what billers take whose documents name no least charge. Unused days that leave less of a price pay for
 * all of it, at any biller. Minor units.
 */
export const LEAST_CHARGE = 100;

/**
 * The actions that a biller can carry out on our call. Whatever offers something asks here first, and never calls what
 * is absent.
 */
export interface Capabilities {
  /** Charges the card of an earlier transaction. */
  readonly oneClick: boolean;
  /** Takes a cancellation back on our call; otherwise people do it on the biller's own pages. */
  readonly reactivates: boolean;
  /** Changes the price of a running agreement. */
  readonly changesPrices: boolean;
  /** Moves the next renewal to another day, or changes how long its period is: pauses and changes of plan need it. */
  readonly movesRenewals: boolean;
  /** Has a page for a new card that we can open. */
  readonly cardPage: boolean;
  /** Tries a failed renewal again on our call, and not by itself; otherwise the biller has a schedule of its own. */
  readonly retries: boolean;
  /**
   * Refunds a part of a charge on our call: `repeatable` where a repeated call is answered as the first one, `once` where each
   * call for an amount gives money back, which is also how the rest goes back after a part.
   */
  readonly refundsParts: 'none' | 'once' | 'repeatable';
  /** A refund on our call names no charge and gives the last one of an agreement back: earlier ones are refunded at the biller. */
  readonly refundsLastOnly: boolean;
  /**
   * The least first charge above nothing that a voucher may leave, in minor units; null where first charges are fixed price
   * points, so that no voucher is offered there.
   */
  readonly leastCharge: number | null;
}

/** No action is possible at a biller that is not configured here, since every call to it would fail. */
const NOTHING: Capabilities = {
  oneClick: false,
  reactivates: false,
  changesPrices: false,
  movesRenewals: false,
  cardPage: false,
  retries: false,
  refundsParts: 'none',
  refundsLastOnly: false,
  leastCharge: null,
};

/** A biller that the sandbox stands in for. */
const NATIVE: Capabilities = {
  oneClick: true,
  reactivates: true,
  changesPrices: true,
  movesRenewals: true,
  cardPage: true,
  retries: true,
  refundsParts: 'repeatable',
  refundsLastOnly: false,
  leastCharge: LEAST_CHARGE,
};

/**
 * The actions that each biller can carry out according to its documentation. An action that is missing
 * there is absent. What it counts periods in is in `@network/lifecycle/calendar/billing-term.ts`, since pages and
 * memberships need it as well.
 */
export const CAPABILITIES: Readonly<Record<BillerId, Capabilities>> = {
  // There is no page for a new card, and each call for a part gives it back.
  rocketgate: { ...NATIVE, cardPage: false, refundsParts: 'once' },
  netbilling: NATIVE,
  vendo: NATIVE,
  centrobill: NATIVE,
  // It renews by its own schedule and its own prices, on its own pages.
  epoch: { ...NATIVE, reactivates: false, changesPrices: false, movesRenewals: false, retries: false },
  // `RefundTransaction` has no amount.
  segpay: { ...NOTHING, leastCharge: LEAST_CHARGE },
  // Its call for an amount ends the subscription as well, and names no charge.
  ccbill: { ...NOTHING, leastCharge: LEAST_CHARGE, refundsLastOnly: true },
};

/** Returns what a biller can do here: nothing if it is not configured. */
export function capabilitiesOf({ config }: Pick<GatewayServices, 'config'>, biller: BillerId): Capabilities {
  return config.billers.includes(biller) ? CAPABILITIES[biller] : NOTHING;
}

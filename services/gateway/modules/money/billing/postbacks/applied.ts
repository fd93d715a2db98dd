/**
 * The outcome of an event: it is carried out (now or before), has to be tried again after one that must come first, or
 * is set aside for a person, with the reason.
 */
export type Applied =
  | { readonly status: 'processed' }
  | { readonly status: 'waiting'; readonly problem: string }
  | { readonly status: 'flagged'; readonly problem: string };

/** The problem of an event of an order that we do not have. */
export const UNKNOWN_ORDER = 'unknown-order';

/** The problem of a renewal whose earlier period was never charged. It is applied if that charge comes after all. */
export const PERIOD_JUMPED = 'period-jumped';

/** The problem of a void or chargeback of less than is left of its charge. It is applied if a part was refunded before. */
export const LESS_THAN_THE_REST = 'less-than-the-rest';

/** The problem of a rebill after its payment was returned. It is refunded; support can find out why from the biller. */
export const CHARGED_AFTER_RETURN = 'charged-after-return';

/**
 * Says whether everything that a biller has about an order was taken in, so that no earlier event can still be on its
 * way.
 */
export type Knowledge = 'partial' | 'complete';

/** Why a renewal waits that was charged after its agreement had ended: a reactivation may be on its way. */
export const CHARGED_AFTER_END = 'charged-after-end';

export const PROCESSED: Applied = { status: 'processed' };

export const waiting = (problem: string): Applied => ({ status: 'waiting', problem });

export const flagged = (problem: string): Applied => ({ status: 'flagged', problem });

/** The problem of a charge at another price than its order or agreement has. Of a renewal, staff may accept it. */
export const WRONG_AMOUNT = 'wrong-amount';

import { buying } from './buying.ts';
import { shownPrice } from './shown-price.ts';
import { vouchers } from './vouchers.ts';

/** What the gateway answers about joining, paying, cancelling and coming back, by its message keys. */
export const billing = {
  /** What a plan is called on payment pages and invoices, after the site's name. */
  plans: {
    withVoucher: '{plan} (price {price}, of which your voucher {code} paid {discount})',
    allSites: 'All sites',
    trial: 'trial membership',
    freeLimitedTrial: 'free limited trial',
    month: 'monthly membership',
    quarter: 'quarterly membership',
    year: 'yearly membership',
  },
  /** How often a membership is charged, within a sentence of a mail. */
  often: {
    month: 'every month',
    quarter: 'every three months',
    year: 'every year',
    days: 'every {days} days',
  },
  ...buying,
  voucher: vouchers.refused,
  payment: {
    ...buying.payment,
    noStoredCard: 'We have no saved card to charge. Please continue to the payment page.',
    priceChanged: shownPrice.changed,
    notOnSale: 'This option is not available for your account.',
  },
  welcome: {
    over: 'This page works for 30 minutes after the payment, in the browser that was used to pay. Please sign in to continue; nothing was charged.',
    noLink: 'No link can be sent for this order any more. You can join again at any time.',
    linksLimited: 'Too many links were sent. Please wait a while, and look in your spam folder meanwhile.',
  },
  /** Texts about payments that were made with a person's email but without their sign-in. */
  waiting: {
    confirmed: 'Your payment is confirmed, and your purchase is ready to watch.',
    returned: 'The payment is being refunded. You will not be charged for it again.',
    answered: 'We have your answer. An email with the details is on its way.',
    over: 'This payment has already been confirmed or refunded.',
  },
  reactivation: {
    offerGone: 'This offer is no longer available.',
    external: 'Your membership is managed by {biller}. Please contact their support to reactivate it.',
  },
  cancellation: {
    done: 'Your membership is cancelled. You will not be charged again.',
    offerAccepted: 'Thank you for staying. Your new price starts with the next renewal.',
    failed: 'We couldn’t cancel your membership. Please try again or contact support.',
    nothingToCancel: 'You have no membership here that renews.',
    reasonMissing: 'Please choose a reason.',
    reasonKept: 'Thank you for telling us why.',
    expired: 'This confirmation has expired. Please start again.',
  },
  membership: { unknown: 'This membership is not one of yours, or can’t be changed here.' },
  pause: {
    done: 'Your membership will pause. We have emailed you the dates.',
    refused: 'This membership can’t be paused now. Memberships can be paused up to two hours before they renew.',
    failed: 'We couldn’t pause your membership, and nothing has changed. Please try again.',
    withdrawn: 'Your membership will not pause. It renews as before.',
    resumed: 'Welcome back. Your membership has resumed.',
    nothingToResume: 'This membership is not paused.',
    monthsMissing: 'Please choose for how long.',
  },
  plannedChange: {
    done: 'Your new plan is set. We have emailed you the date and the price.',
    refused: 'This change is not available for your membership now. Please choose again.',
    withdrawn: 'Your plan stays as it is.',
    nothingPlanned: 'No change of plan is set for this membership.',
    planMissing: 'Please choose a plan.',
  },
  card: {
    failed: 'Your card could not be updated. Please try again.',
    none: 'There is no card on file to update.',
    atBiller: 'You update this card on the website of the payment service that charges it. The link is below.',
  },
} as const;

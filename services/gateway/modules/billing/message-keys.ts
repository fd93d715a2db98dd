/**
 * Keys of the texts that this module shows: of `libs/messages/billing.ts`, or named by the specification's error
 * catalogue where it has a name for the case.
 */
export const BILLING_MESSAGES = {
  signupFailed: 'billing.signup.failed',
  activeAccount: 'billing.signup.activeAccount',
  missingEmail: 'billing.signup.missingEmail',
  missingPassword: 'billing.signup.missingPassword',
  invalidEmail: 'billing.signup.invalidEmail',
  invalidPassword: 'billing.signup.invalidPassword',
  guessablePassword: 'billing.signup.guessablePassword',
  joinOptionGone: 'billing.signup.joinOptionGone',
  paymentOptionGone: 'billing.signup.paymentOptionGone',
  membershipUnavailable: 'billing.signup.unavailable',
  signupLimited: 'billing.signup.limited',
  trialUsed: 'billing.signup.trialUsed',
  paymentPending: 'billing.payment.pending',
  paymentDeclined: 'billing.payment.declined',
  paymentFailed: 'billing.payment.failed',
  noStoredCard: 'billing.payment.noStoredCard',
  notOnSale: 'billing.payment.notOnSale',
  offerGone: 'billing.reactivation.offerGone',
  externalBiller: 'billing.reactivation.external',
  reactivated: 'reactivate_cancelled_rebill_modal.reactivate_cancelled_rebill_success',
  reactivationFailed: 'reactivate_cancelled_rebill_modal.reactivate_cancelled_rebill_failed',
  cancelled: 'billing.cancellation.done',
  stayed: 'billing.cancellation.offerAccepted',
  cancellationFailed: 'billing.cancellation.failed',
  nothingToCancel: 'billing.cancellation.nothingToCancel',
  confirmationExpired: 'billing.cancellation.expired',
  cardUpdateFailed: 'account.update_credit_card_error',
  noCard: 'billing.card.none',
  cardAtBiller: 'billing.card.atBiller',
  paymentConfirmed: 'billing.waiting.confirmed',
  paymentReturned: 'billing.waiting.returned',
  welcomeOver: 'billing.welcome.over',
  paymentAnswered: 'billing.waiting.over',
} as const;

export type BillingMessage = (typeof BILLING_MESSAGES)[keyof typeof BILLING_MESSAGES];

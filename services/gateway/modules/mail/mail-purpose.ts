import type { MailKind } from './mail-values.ts';

/**
 * Why a kind of mail is written. `transactional`: about something that the recipient, or somebody with their address, has
 * just done or is charged for. `promotional`: anything meant to bring them back or sell.
 */
export const PURPOSES = {
  welcome: 'transactional',
  freeTrialStarted: 'transactional',
  receipt: 'transactional',
  oneTimeReceipt: 'transactional',
  duplicateChargeRefunded: 'transactional',
  planChanged: 'transactional',
  planReplaced: 'transactional',
  planExtended: 'transactional',
  changeNeedsSignIn: 'transactional',
  emailConfirmation: 'transactional',
  signupActiveAccount: 'transactional',
  signupAccountExists: 'transactional',
  signupDisabled: 'transactional',
  paymentAwaitsYou: 'transactional',
  paymentReturned: 'transactional',
  trialEnding: 'transactional',
  refunded: 'transactional',
  renewalAhead: 'transactional',
  reactivated: 'transactional',
  cardUpdated: 'transactional',
  paymentFailed: 'transactional',
  cancelled: 'transactional',
  comeBack: 'promotional',
  passwordChanged: 'transactional',
  passwordReset: 'transactional',
  securityChanged: 'transactional',
  signInLink: 'transactional',
  newDevice: 'transactional',
  castingApplication: 'transactional',
  supportRequest: 'transactional',
  removalRequest: 'transactional',
  requestReceived: 'transactional',
  removalReceived: 'transactional',
  accountDeleted: 'transactional',
  supportRefund: 'transactional',
  membershipExtended: 'transactional',
  membershipEnded: 'transactional',
  gemsGiven: 'transactional',
  gemsTaken: 'transactional',
  receiptCopy: 'transactional',
  sessionsEnded: 'transactional',
  accountDisabled: 'transactional',
  accountEnabled: 'transactional',
  deviceChallenge: 'transactional',
  staffCode: 'transactional',
  staffPassword: 'transactional',
  displayNameReleased: 'transactional',
  renewalRefunded: 'transactional',
} as const satisfies Readonly<Record<MailKind, 'transactional' | 'promotional'>>;

/** Kinds that only an address which its owner has confirmed may get (decision 0116). */
export type PromotionalKind = {
  readonly [Kind in MailKind]: (typeof PURPOSES)[Kind] extends 'promotional' ? Kind : never;
}[MailKind];

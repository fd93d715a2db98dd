/**
 * Message keys that a flow can end with, named as in the error catalogue. The machines return keys only; the texts are
 * the catalogue's.
 */
export const LIFECYCLE_MESSAGES = {
  paymentSucceeded: 'purchase_membership_modal.payment_success',
  paymentFailed: 'purchase_membership_modal.payment_failed',
  reactivated: 'reactivate_cancelled_rebill_modal.reactivate_cancelled_rebill_success',
  reactivationFailed: 'reactivate_cancelled_rebill_modal.reactivate_cancelled_rebill_failed',
  pollingFailed: 'subscription_status_modal.polling_failed',
  accountCreationTimedOut: 'account_creation_error_modal.timed_out',
  tandemInvited: 'tandem_account_creation_modal.invited',
  tandemFailed: 'tandem_account_creation_modal.failed',
  packOutOfBalance: 'unlock_channel_modal.not_enough_funds',
  packAlreadyUnlocked: 'unlock_channel_modal.already_unlocked',
  packFailed: 'unlock_channel_modal.failed',
  videoAlreadyUnlocked: 'video_unlock_modal.already_unlocked',
  videoUnlockFailed: 'video_unlock_modal.error',
} as const;

export type LifecycleMessageKey = (typeof LIFECYCLE_MESSAGES)[keyof typeof LIFECYCLE_MESSAGES];

/**
 * Gift memberships and staff's codes. A code is used at most as often as it was made for; the time that it opens never
 * overlaps with time that is paid for already.
 */
export { arrangeRedemptions, findWaitingPeople } from './arrange.ts';
export { giftRefundMail, mailGiftReceipt, mailGiftRefunded } from './gift-mails.ts';
export type { NamedCode } from './code.ts';
export { findCodeSignup, storeCodeSignup, takeCodeSignup } from './code-signups.ts';
export { createGift, loadGift, recordGiftPaid, redeemedGiftRows, reduceGift, stopGift } from './gifts.ts';
export { worthName } from './period-name.ts';
export { redeemCode, type RedeemAnswer } from './redeem.ts';
export type { GiftsTables } from './tables.ts';
export { type CodeRefusal, findWorth, type Worth } from './worth.ts';

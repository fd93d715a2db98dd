/** Keys of the texts about gifts and codes, in `libs/messages/gifts.ts`. */
export const GIFT_MESSAGES = {
  invalidEmail: 'gifts.wrong.email',
  invalidName: 'gifts.wrong.name',
  invalidMessage: 'gifts.wrong.message',
  invalidDay: 'gifts.wrong.day',
  noAddresses: 'gifts.wrong.addresses',
  optionGone: 'gifts.wrong.option',
  priceChanged: 'gifts.wrong.price',
  unavailable: 'gifts.wrong.unavailable',
  mailOff: 'gifts.wrong.mailOff',
  redeemMailOff: 'gifts.wrong.redeemMailOff',
  failed: 'gifts.wrong.failed',
  password: 'gifts.wrong.password',
  guessable: 'gifts.wrong.guessable',
  unknown: 'gifts.refused.unknown',
  expired: 'gifts.refused.expired',
  used: 'gifts.refused.used',
  stopped: 'gifts.refused.stopped',
  otherBrand: 'gifts.refused.otherBrand',
  ownGift: 'gifts.refused.ownGift',
} as const;

export type GiftMessage = (typeof GIFT_MESSAGES)[keyof typeof GIFT_MESSAGES];

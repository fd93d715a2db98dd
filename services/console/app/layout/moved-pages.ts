/**
 * Addresses of before with where their pages are now: bookmarks, mails and chats have them. What follows the first part, and the
 * search parameters, stay as they are.
 */
export const MOVED_PAGES: Readonly<Record<string, string>> = {
  '/vouchers': '/redeem-codes',
  '/discounts': '/voucher-codes',
};

/** Header of an answer with which the gateway refuses a call because of the brand server's key. */
export const WRONG_BRAND_KEY_HEADER = 'x-wrong-brand-key';

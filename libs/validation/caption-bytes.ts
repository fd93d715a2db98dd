/** Bytes of a file of captions in UTF-8: three hours of dense talk have a third of it. */
export const MOST_CAPTION_BYTES = 512 * 1024;

/** The most characters that a person writes about an error. */
export const REPORT_MAX_LENGTH = 2_000;

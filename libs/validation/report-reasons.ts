/** Why members report a comment or a post, in the order in which they choose; the values of the API's and the database's. */
export const REPORT_REASONS = ['SPAM', 'RUDE', 'PRIVATE_DATA', 'OTHER'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** Renewals are charged this long before they fall due, so that no access ends between two runs of the job. */
export const RENEW_AHEAD_MS = 60 * 60_000;

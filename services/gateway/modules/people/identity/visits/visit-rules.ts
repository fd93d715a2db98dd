/** A visit ends when a person has made no request to a brand for so long. */
export const VISIT_GAP_MS = 30 * 60_000;

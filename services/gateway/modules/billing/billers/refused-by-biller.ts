/** Nothing has changed at a biller: it answered that it did not do what it was called for, or it could not be called for it yet. */
export class RefusedByBiller extends Error {}

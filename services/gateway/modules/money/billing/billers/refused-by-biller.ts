/** Nothing has changed at a biller: it answered that it did not do what it was called for, or it could not be called for it yet. */
export class RefusedByBiller extends Error {}

/** The biller will never do what it was called for, however often it is: there is no such charge at it. */
export class RefusedForGood extends RefusedByBiller {}

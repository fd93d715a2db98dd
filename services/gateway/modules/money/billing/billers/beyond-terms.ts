/** A biller's own terms have no such charge, so it was not called: that says nothing of its health. */
export class BeyondTerms extends Error {}

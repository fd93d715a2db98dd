/**
 * What became of an event: carried out (now or before), to be tried again after one that must come first, or set aside
 * for a person to look at, with why.
 */
export type Applied =
  | { readonly status: 'processed' }
  | { readonly status: 'waiting'; readonly problem: string }
  | { readonly status: 'flagged'; readonly problem: string };

/** The problem of a renewal whose earlier period was never charged. It is carried out if that charge comes after all. */
export const PERIOD_JUMPED = 'period-jumped';

export const PROCESSED: Applied = { status: 'processed' };

export const waiting = (problem: string): Applied => ({ status: 'waiting', problem });

export const flagged = (problem: string): Applied => ({ status: 'flagged', problem });

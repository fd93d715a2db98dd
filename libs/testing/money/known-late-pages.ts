import { joins, type KnownHistory, LATER } from './known-histories.ts';
import { steps } from './steps.ts';

/** Histories of payment pages that stay open for longer than their price was right (decisions 0749 and 0752). */
export const KNOWN_LATE_PAGES: readonly KnownHistory[] = [
  [
    'a year on a page that stays open until the month that made it cheaper is over',
    'doubled',
    [
      ...joins('month'),
      steps.cancels(),
      steps.opensPurchase('bundleYear'),
      steps.leavesPagesOpen(2),
      // A day later the gateway gives the page up, and can't have it closed.
      steps.passes('a day'),
      steps.passes('32 days'),
      steps.pays('newest', 'good'),
      LATER,
    ],
  ],
  [
    'a month of all sites that unused days pay for, on a page that stays open until many of them are over',
    'late',
    [
      ...joins('year'),
      LATER,
      steps.opensPurchase('bundleMonth'),
      steps.leavesPagesOpen(2),
      // A day later the gateway gives the page up, and can't have it closed.
      steps.passes('a day'),
      steps.passes('32 days'),
      steps.pays('newest', 'good'),
      LATER,
      steps.passes('32 days'),
    ],
  ],
];

import { joins, type KnownHistory, LATER } from './known-histories.ts';
import { steps } from './steps.ts';

/** Histories of payment pages that stay open for longer than their price was right (decisions 0749, 0752 and 0795). */
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
  [
    'three pages of all sites that a year pays for, paid one after the other, and the last when the first has ended',
    'normal',
    [
      ...joins('year'),
      steps.leavesPagesOpen(90),
      steps.opensSeveralPages('bundleMonth'),
      steps.passes('10 minutes'),
      steps.pays('newest', 'good'),
      steps.cancels(),
      steps.passes('2 hours'),
      steps.pays('second newest', 'good'),
      steps.passes('32 days'),
      steps.passes('32 days'),
      steps.passes('32 days'),
      steps.pays('third newest', 'good'),
      LATER,
    ],
  ],
  [
    'a month of all sites on a page that stays open while the year that pays for it is charged back',
    'shuffled',
    [
      ...joins('year'),
      LATER,
      steps.opensPurchase('bundleMonth'),
      steps.passes('10 minutes'),
      steps.reverses('chargeback'),
      steps.passes('2 hours'),
      steps.passes('2 hours'),
      steps.passes('2 hours'),
      steps.passes('2 hours'),
      steps.pays('newest', 'good'),
      LATER,
    ],
  ],
  [
    'a year of all sites on a page that stays open while a part of the month that lowers its price is refunded',
    'lost',
    [
      ...joins('month'),
      LATER,
      steps.opensPurchase('bundleYear'),
      steps.passes('10 minutes'),
      steps.refundsPart(),
      steps.passes('2 hours'),
      steps.passes('2 hours'),
      steps.passes('2 hours'),
      steps.passes('2 hours'),
      steps.pays('newest', 'good'),
      LATER,
    ],
  ],
];

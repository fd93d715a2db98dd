import { joins, type KnownHistory, LATER } from './known-histories.ts';
import { steps } from './steps.ts';

/** Histories of memberships that are given to a friend, and of a database that is restored. */
export const KNOWN_GIFTS: readonly KnownHistory[] = [
  [
    'two gifts that are redeemed, the first of which is charged back',
    'late',
    [
      ...joins('year'),
      LATER,
      steps.gives('month'),
      steps.gives('month'),
      LATER,
      steps.redeems(0),
      steps.redeems(1),
      steps.redeems(0),
      steps.passes('9 days'),
      steps.passes('5 days'),
      steps.reverses('chargeback', 1),
      steps.passes('9 days'),
      steps.passes('32 days'),
      steps.passes('32 days'),
    ],
  ],
  [
    'a gift that is refunded before its day, and one in part before it is redeemed',
    'shuffled',
    [
      ...joins('month'),
      LATER,
      steps.gives('year', true),
      LATER,
      steps.reverses('refund', 1),
      steps.gives('bundleMonth'),
      LATER,
      steps.refundsPart(1),
      steps.passes('30 seconds'),
      steps.redeems(0),
      steps.passes('9 days'),
      steps.passes('5 days'),
    ],
  ],
  [
    'a gift whose code is void when it is redeemed',
    'normal',
    [...joins('month'), LATER, steps.gives('month'), LATER, steps.reverses('void', 1), LATER, steps.redeems(0), LATER],
  ],
  [
    'a database that is restored after a renewal and a chargeback',
    'normal',
    [
      ...joins('month'),
      LATER,
      steps.almostDue('90 minutes'),
      steps.losesDatabase(5, 'a chargeback'),
      LATER,
      steps.arrivesAgain(0),
      steps.arrivesAgain(1),
      steps.passes('32 days'),
    ],
  ],
  [
    'all sites for a year, bought when a month that was charged back is known again after a restore',
    'late',
    [
      ...joins('month'),
      steps.passes('30 seconds'),
      steps.losesDatabase(30, 'a chargeback'),
      steps.buys('bundleYear'),
      steps.passes('5 days'),
    ],
  ],
  [
    'a database that is restored after the biller ended a renewal, with a gift on its way',
    'lost',
    [
      ...joins('bundleMonth'),
      LATER,
      steps.gives('month'),
      steps.losesDatabase(30, 'the end of a renewal'),
      LATER,
      steps.redeems(0),
      steps.passes('32 days'),
    ],
  ],
];

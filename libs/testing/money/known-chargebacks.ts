import { joins, type KnownHistory, LATER } from './known-histories.ts';
import { steps } from './steps.ts';

/** Histories of chargebacks of memberships that another one had taken the place of. */
export const KNOWN_CHARGEBACKS: readonly KnownHistory[] = [
  [
    'a chargeback of a plan that a larger one superseded, known after that one was cancelled and taken up again',
    'late',
    [
      ...joins('tushyMonth'),
      steps.passes('9 days'),
      steps.buys('bundleMonth'),
      LATER,
      steps.cancels(),
      steps.reverses('chargeback'),
      steps.comesBack(),
      LATER,
    ],
  ],
  [
    'a chargeback of a month, after it was ended by its biller and upgraded to the year at once',
    'shuffled',
    [
      ...joins('bundleMonth'),
      steps.passes('9 days'),
      steps.cancelledBackAndBuys('bundleYear'),
      steps.passes('5 days'),
      steps.reverses('chargeback'),
      LATER,
    ],
  ],
];

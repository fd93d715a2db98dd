import { joins, type KnownHistory, LATER } from './known-histories.ts';
import { steps } from './steps.ts';

/** Histories of pauses, and of shorter plans that begin with a renewal. */
export const KNOWN_PAUSES: readonly KnownHistory[] = [
  [
    'a pause that is withdrawn, and one that ends by itself',
    'shuffled',
    [
      ...joins('month'),
      LATER,
      steps.pauses(3),
      steps.resumes(),
      steps.pauses(1),
      steps.passes('32 days'),
      steps.passes('32 days'),
    ],
  ],
  [
    'a pause whose answer is lost, before a month is renewed',
    'normal',
    [...joins('month'), LATER, steps.pauses(2, true), steps.passes('32 days'), steps.resumes()],
  ],
  [
    'a year that is followed by months, planned while the biller is down',
    'late',
    [
      ...joins('year'),
      LATER,
      steps.billerAway(20),
      steps.plansShorter(),
      steps.withdrawsPlanChange(),
      steps.plansShorter(),
      steps.passes('13 months'),
    ],
  ],
  [
    'a larger plan that is bought during a pause',
    'normal',
    [
      ...joins('month'),
      LATER,
      steps.pauses(1),
      steps.passes('32 days'),
      steps.buys('bundleMonth'),
      LATER,
      steps.passes('32 days'),
    ],
  ],
  [
    'a cancellation during a pause',
    'normal',
    [
      ...joins('month'),
      steps.passes('9 days'),
      steps.pauses(2),
      steps.passes('32 days'),
      steps.cancels(),
      LATER,
      steps.comesBack(),
    ],
  ],
  [
    'a pause whose answer is lost, and an end and a return before the biller gets its withdrawal',
    'doubled',
    [
      ...joins('year'),
      LATER,
      steps.pauses(3, true),
      steps.billerCancels(),
      steps.passes('10 minutes'),
      steps.comesBack(),
      LATER,
    ],
  ],
];

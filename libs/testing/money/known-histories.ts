import type { DeliveryMode } from './deliveries.ts';
import type { Step } from './history.ts';
import { type Option, steps } from './steps.ts';

/** What it is about, how postbacks travel, and every step. */
export type KnownHistory = readonly [string, DeliveryMode, readonly Step[]];

/** Opens a payment page to join, and pays; what costs nothing makes the account by its mailed link. */
export const joins = (option: Option, card: 'good' | 'failing' = 'good'): readonly Step[] => [
  steps.opensSignup(option),
  steps.pays('newest', card),
  ...(option === 'freeTrial' ? [steps.passes('30 seconds'), steps.answersPaymentByMail('confirm')] : []),
];
/** Long enough for everything to arrive. */
export const LATER = steps.passes('2 hours');

/** Histories in which money once went wrong: what the random ones found is added here. */
export const KNOWN_HISTORIES: readonly KnownHistory[] = [
  [
    'a part of a month that staff refund, before all sites are bought',
    'normal',
    [...joins('month'), steps.refundsPart(0, 'staff'), LATER, steps.passes('5 days'), steps.buys('bundleMonth'), LATER],
  ],
  [
    'a chargeback after a part was refunded',
    'shuffled',
    [
      ...joins('month'),
      steps.passes('10 minutes'),
      steps.refundsPart(),
      steps.reverses('chargeback'),
      LATER,
      steps.passes('32 days'),
    ],
  ],
  [
    'a new price while the biller is down',
    'normal',
    [...joins('trial'), steps.passes('5 days'), steps.billerAway(2), steps.staysForOffer(), steps.passes('32 days')],
  ],
  [
    'a chargeback of the month before a yearly upgrade',
    'normal',
    [...joins('bundleMonth'), steps.buys('bundleYear'), steps.reverses('chargeback'), LATER, steps.passes('32 days')],
  ],
  [
    'a chargeback of an upgraded trial',
    'normal',
    [...joins('trial'), steps.upgradesTrial(), steps.reverses('chargeback'), LATER, steps.passes('32 days')],
  ],
  [
    'a refund of an upgraded trial',
    'normal',
    [...joins('trial'), steps.upgradesTrial(), steps.reverses('refund'), LATER, steps.passes('32 days')],
  ],
  [
    'a chargeback of a payment too many',
    'normal',
    [
      steps.leavesPagesOpen(),
      steps.opensSignup('month'),
      steps.opensSignup('month'),
      steps.pays('oldest', 'good'),
      steps.pays('newest', 'good'),
      steps.reverses('chargeback', 1),
      LATER,
    ],
  ],
  [
    'several sites bought after a refund and a return',
    'normal',
    [
      ...joins('month'),
      steps.reverses('refund'),
      steps.passes('10 minutes'),
      steps.comesBack(),
      steps.passes('10 minutes'),
      steps.buys('bundleMonth'),
      steps.passes('32 days'),
    ],
  ],
  [
    'a refund without a postback',
    'lost',
    [...joins('month'), steps.passes('a day'), steps.reverses('refund'), steps.passes('a day')],
  ],
  [
    'a card that is approved after a decline, without a postback',
    'lost',
    [
      steps.opensSignup('month'),
      steps.pays('newest', 'declined'),
      LATER,
      steps.pays('newest', 'good'),
      steps.passes('a day'),
    ],
  ],
  [
    'a refund and a return within a minute',
    'normal',
    [...joins('month'), steps.reverses('refund'), steps.comesBack(), LATER],
  ],
  [
    'a renewal of a single site that is charged before several sites are bought, with its postback afterwards',
    'normal',
    [...joins('month'), steps.almostDue('90 minutes'), steps.away(1), steps.buys('bundleMonth'), LATER],
  ],
  ['a void of an old charge', 'normal', [...joins('month'), steps.passes('32 days'), steps.reverses('void'), LATER]],
  [
    'a cancellation while a yearly payment is under way',
    'late',
    [...joins('bundleMonth'), steps.passes('5 days'), steps.buys('bundleYear', true), steps.cancels(), LATER],
  ],
  [
    'several sites bought again',
    'normal',
    [...joins('bundleMonth'), steps.cancels(), steps.passes('32 days'), steps.buys('bundleMonth'), LATER],
  ],
  [
    'a pack that is bought again before a return restores it',
    'lost',
    [
      ...joins('month'),
      steps.passes('5 days'),
      steps.unlocks('pack-1'),
      steps.billerCancels(),
      steps.staysForOffer(),
      steps.passes('10 minutes'),
      steps.unlocks('pack-1'),
      steps.comesBack(),
      LATER,
    ],
  ],
  [
    'a single site bought beside several whose renewal failed',
    'normal',
    [
      ...joins('bundleMonth', 'failing'),
      steps.passes('32 days'),
      steps.opensPurchase('month'),
      steps.pays('newest', 'good'),
      LATER,
    ],
  ],
  [
    'gems after a chargeback',
    'normal',
    [...joins('month'), steps.passes('5 days'), steps.reverses('chargeback'), LATER],
  ],
  ['a payment while a crowd leaves its pages open', 'lost', [steps.crowdLeaves(), ...joins('month'), LATER]],
  [
    'cancelled by the biller, on the page, and taken back',
    'late',
    [...joins('month'), LATER, steps.billerCancels(), steps.cancels(), steps.comesBack(), LATER],
  ],
  [
    'a chargeback that is heard of after several sites were bought',
    'late',
    [
      ...joins('month'),
      steps.passes('a day'),
      steps.almostDue('20 seconds'),
      steps.reverses('chargeback'),
      steps.buys('bundleMonth'),
      steps.away(1),
      LATER,
    ],
  ],
  [
    'a cancellation by the biller that is heard of after several sites were bought',
    'shuffled',
    [
      ...joins('trial'),
      steps.passes('5 days'),
      steps.billerCancels(),
      steps.buys('bundleMonth'),
      steps.passes('30 seconds'),
      LATER,
    ],
  ],
  [
    'gems and a pack that came after a cancellation which is heard of late',
    'lost',
    [
      ...joins('month'),
      steps.passes('5 days'),
      steps.billerCancels(),
      steps.buys('tushyMonth', true),
      steps.staysForOffer(),
      steps.unlocks('pack-1'),
      steps.passes('a day'),
    ],
  ],
  [
    'a signup that is paid after another one made the account, and that nobody confirms',
    'lost',
    [
      ...joins('month'),
      steps.passes('5 days'),
      steps.opensSignup('bundleYear'),
      steps.pays('newest', 'good'),
      steps.passes('13 months'),
    ],
  ],
  [
    'gems after a cancellation, when the unused days are credited to several sites and these become a year',
    'normal',
    [
      ...joins('trial'),
      steps.passes('32 days'),
      steps.cancels(),
      steps.buys('bundleMonth'),
      steps.buys('bundleYear'),
      steps.billerCancels(),
    ],
  ],
  [
    'gems after a cancellation by the biller that is known only after its unused days were credited',
    'lost',
    [...joins('month'), steps.passes('32 days'), steps.billerCancels(), steps.buys('bundleYear'), LATER],
  ],
  [
    'gems of a month that was renewed, cancelled by the biller, and went on as a year',
    'lost',
    [...joins('bundleMonth'), steps.passes('32 days'), steps.billerCancels(), steps.buys('bundleYear'), LATER],
  ],
  [
    'a renewal of a month after its year was paid, both known later',
    'lost',
    [
      ...joins('bundleMonth'),
      steps.passes('a day'),
      steps.almostDue('90 minutes'),
      steps.buys('bundleYear', true),
      steps.away(1),
      LATER,
    ],
  ],
  [
    'gems after a chargeback that is heard of after its membership became a year',
    'shuffled',
    [
      ...joins('month'),
      steps.passes('5 days'),
      steps.buys('bundleMonth'),
      steps.reverses('chargeback', 1),
      steps.buys('bundleYear'),
      steps.away(1),
    ],
  ],
  [
    'a trial that the biller ends and the person cancels while the payment of a year is unknown',
    'lost',
    [
      ...joins('trial'),
      steps.passes('30 seconds'),
      steps.buys('bundleYear', true),
      steps.billerCancels(),
      steps.cancels(),
    ],
  ],
  [
    'gems after a chargeback that is heard of after a cancellation and a return',
    'late',
    [...joins('trial'), steps.passes('5 days'), steps.reverses('chargeback'), steps.cancels(), steps.comesBack()],
  ],
  [
    'gems after a cancellation that is heard of before an earlier refund of the other membership',
    'shuffled',
    [
      ...joins('trial'),
      steps.passes('13 months'),
      steps.buys('tushyMonth', true),
      steps.reverses('refund'),
      steps.billerCancels(),
      steps.away(5),
    ],
  ],
  [
    'a return while the payment that replaces the membership is unknown',
    'lost',
    [...joins('trial'), steps.passes('a day'), steps.buys('bundleYear', true), steps.cancels(), steps.comesBack()],
  ],
];

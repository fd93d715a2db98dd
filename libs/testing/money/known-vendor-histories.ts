import type { BillerId } from '@network/tenant/constants.ts';
import type { DeliveryMode } from './deliveries.ts';
import type { Step } from './history.ts';
import { joins, LATER } from './known-histories.ts';
import { steps } from './steps.ts';

/** Billers whose adapter is ours. */
export const VENDORS = ['rocketgate', 'segpay', 'ccbill'] as const satisfies readonly BillerId[];

/** What it is about, who bills, how postbacks travel, and every step. */
export type KnownVendorHistory = readonly [string, (typeof VENDORS)[number], DeliveryMode, readonly Step[]];

/** Histories in which money, or the record of it, once went wrong in the language of a vendor. */
export const KNOWN_VENDOR_HISTORIES: readonly KnownVendorHistory[] = [
  [
    'a second end within one period, after a return',
    'rocketgate',
    'normal',
    [
      ...joins('month'),
      steps.billerCancels(),
      steps.passes('30 seconds'),
      steps.comesBack(),
      steps.billerCancels(),
      LATER,
      steps.passes('32 days'),
    ],
  ],
  [
    'a year whose days are counted, behind a month that was bought seconds before',
    'rocketgate',
    'late',
    [...joins('trial'), LATER, steps.buys('bundleMonth'), steps.buys('bundleYear'), LATER, steps.passes('32 days')],
  ],
  [
    'a renewal that failed at CCBill, and nobody says so',
    'ccbill',
    'lost',
    [...joins('trial', 'failing'), steps.passes('30 seconds'), steps.passes('13 months')],
  ],
  [
    'a page that is opened while CCBill is down for most of a day',
    'ccbill',
    'doubled',
    [
      ...joins('freeTrial'),
      steps.passes('5 days'),
      steps.paysWithoutSignIn('month'),
      steps.billerAway(20),
      steps.opensSignup('month'),
    ],
  ],
  [
    'a chargeback that is known after a membership was taken up again, and happened while it was cancelled',
    'rocketgate',
    'normal',
    [
      ...joins('bundleYear'),
      steps.passes('9 days'),
      steps.cancels(),
      steps.reverses('chargeback'),
      steps.comesBack(),
      LATER,
    ],
  ],
  [
    'a failed renewal of all sites that is known after one of them was bought for a year',
    'rocketgate',
    'normal',
    [
      ...joins('bundleMonth', 'failing'),
      steps.almostDue('90 minutes'),
      steps.confirmsEmail(),
      steps.away(5),
      steps.paysWithoutSignIn('year'),
      steps.answersPaymentByMail('confirm'),
      steps.passes('a day'),
    ],
  ],
  [
    'a chargeback of a month that a cancelled trial became',
    'rocketgate',
    'doubled',
    [
      ...joins('trial'),
      steps.cancels(),
      steps.upgradesTrial(),
      steps.passes('5 days'),
      steps.reverses('chargeback', 1),
      LATER,
    ],
  ],
  [
    'a payment of nobody at CCBill, whose renewal was charged while nobody was there',
    'ccbill',
    'shuffled',
    [...joins('trial'), steps.away(5), steps.billerAway(20), steps.passes('13 months')],
  ],
  [
    'a part that staff can’t refund at Segpay, before one that its own people refund',
    'segpay',
    'normal',
    [...joins('month'), steps.refundsPart(0, 'staff'), steps.refundsPart(), LATER],
  ],
  [
    'a pause that its member ends, and the month after it',
    'rocketgate',
    'late',
    [
      ...joins('month'),
      LATER,
      steps.pauses(2),
      steps.passes('32 days'),
      steps.resumes(),
      LATER,
      steps.passes('32 days'),
    ],
  ],
  [
    'a pause whose answer is lost, and one that ends by itself',
    'rocketgate',
    'lost',
    [...joins('month'), LATER, steps.pauses(1, true), LATER, steps.pauses(3), steps.passes('13 months')],
  ],
  [
    'a year that is followed by months',
    'rocketgate',
    'doubled',
    [...joins('year'), LATER, steps.plansShorter(), steps.passes('13 months'), steps.passes('32 days')],
  ],
  [
    'a year that is refunded before it begins',
    'rocketgate',
    'normal',
    [
      ...joins('bundleMonth'),
      LATER,
      steps.buys('bundleYear'),
      LATER,
      steps.reverses('refund', 1),
      LATER,
      steps.passes('32 days'),
    ],
  ],
  [
    'a payment that waited for its owner and went back, which the restored database knows from Segpay alone',
    'segpay',
    'lost',
    [
      ...joins('month'),
      steps.passes('5 days'),
      steps.paysWithoutSignIn('bundleYear'),
      steps.losesDatabase(30, 'the end of a renewal'),
      LATER,
    ],
  ],
  [
    'a year on a page that CCBill does not close, paid when the month that made it cheaper is over',
    'ccbill',
    'doubled',
    [
      ...joins('month'),
      LATER,
      steps.cancels(),
      steps.opensPurchase('bundleYear'),
      steps.passes('32 days'),
      steps.pays('newest', 'good'),
      LATER,
    ],
  ],
];

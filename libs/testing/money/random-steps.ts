import fc from 'fast-check';
import type { Card, WhichPage } from './actions.ts';
import type { Step } from './history.ts';
import type { PaymentAnswer } from './model/confirmed.ts';
import { SINCE_BACKUP } from './restoring.ts';
import { PACKS } from './rows.ts';
import { BEFORE_RENEWAL, type Duration, DURATIONS, type Option, OPTIONS, steps } from './steps.ts';

const oneOf = <Name extends string>(names: Readonly<Record<Name, unknown>>) =>
  fc.constantFrom(...(Object.keys(names) as Name[]));
const option = oneOf(OPTIONS);
const place = fc.nat({ max: 2 });
const answer = fc.constantFrom<PaymentAnswer['answer']>('confirm', 'confirm', 'return');

/** Steps of a history, each about as likely as its place here says: one that stands twice twice as likely. */
const arbitraries: fc.Arbitrary<Step>[] = [
  option.map((each) => steps.opensSignup(each)),
  option.map((each) => steps.opensPurchase(each)),
  fc.constantFrom<Option>('bundleMonth', 'bundleYear').map((each) => steps.opensSeveralPages(each)),
  fc
    .tuple(
      fc.constantFrom<WhichPage>('newest', 'newest', 'second newest', 'third newest', 'oldest'),
      fc.constantFrom<Card>('good', 'good', 'declined', 'failing', 'recovering'),
    )
    .map(([which, card]) => steps.pays(which, card)),
  fc.tuple(option, fc.constantFrom(false, false, true)).map(([each, losesAnswer]) => steps.buys(each, losesAnswer)),
  fc.constantFrom<Option>('bundleMonth', 'bundleYear').map((each) => steps.buys(each)),
  fc.constant(null).map(() => steps.upgradesTrial()),
  fc.constantFrom(1, 1, 2).map((presses) => steps.cancels(presses)),
  fc.constantFrom(false, false, true).map((losesAnswer) => steps.staysForOffer(losesAnswer)),
  fc.boolean().map((forOffer) => steps.comesBack(forOffer)),
  fc.boolean().map((forOffer) => steps.comesBack(forOffer)),
  fc
    .tuple(fc.constantFrom(1 as const, 2 as const, 3 as const), fc.constantFrom(false, false, false, true))
    .map(([months, losesAnswer]) => steps.pauses(months, losesAnswer)),
  fc.constantFrom(
    steps.resumes(),
    steps.resumes(),
    steps.plansShorter(),
    steps.plansShorter(),
    steps.withdrawsPlanChange(),
  ),
  fc.constant(null).map(() => steps.changesCard()),
  fc.constantFrom(...PACKS).map((pack) => steps.unlocks(pack)),
  fc
    .tuple(fc.constantFrom('refund' as const, 'void' as const, 'chargeback' as const), place)
    .map(([kind, charge]) => steps.reverses(kind, charge)),
  fc
    .tuple(place, fc.constantFrom('the biller' as const, 'staff' as const))
    .map(([charge, by]) => steps.refundsPart(charge, by)),
  place.map((each) => steps.billerCancels(each)),
  place.map((each) => steps.forgesPostback(each)),
  fc
    .tuple(fc.constantFrom<Option>('month', 'month', 'year', 'bundleMonth'), fc.constantFrom(false, false, true))
    .map(([each, isLater]) => steps.gives(each, isLater)),
  place.map((each) => steps.redeems(each)),
  fc
    .tuple(fc.constantFrom(5 as const, 30 as const), oneOf(SINCE_BACKUP))
    .map(([hours, happened]) => steps.losesDatabase(hours, happened)),
  fc.nat({ max: 9 }).map((each) => steps.arrivesAgain(each)),
  oneOf(DURATIONS).map((duration) => steps.passes(duration)),
  fc.constantFrom<Duration>('a day', '5 days', '32 days').map((duration) => steps.passes(duration)),
  fc.constantFrom<Duration>('30 seconds', '5 days', '32 days').map((duration) => steps.passes(duration)),
  oneOf(BEFORE_RENEWAL).map((before) => steps.almostDue(before)),
  fc.constantFrom(steps.away(1), steps.away(5), steps.leavesPagesOpen(), steps.leavesPagesOpen(90)),
  fc.constantFrom(steps.billerAway(2), steps.billerAway(20)),
  fc.constantFrom(steps.restart(), steps.resetsPassword(), steps.confirmsEmail()),
  answer.map((each) => steps.answersPayment(each)),
  answer.map((each) => steps.answersPaymentByMail(each)),
  option.map((each) => steps.paysWithoutSignIn(each)),
  option.map((each) => steps.cancelledBackAndBuys(each)),
];

/** Somebody joins, one way or another, so that a history has something to be about. */
export const joining: fc.Arbitrary<readonly Step[]> = fc
  .tuple(option, fc.constantFrom<Card>('good', 'good', 'good', 'failing', 'recovering'))
  .map(([each, card]) => [steps.opensSignup(each), steps.pays('newest', card)]);

/** What happens afterwards: as many steps as given on average, at most twice as many. */
export const whatFollows = (length: number, replayPath: string | undefined) =>
  fc.commands(arbitraries, { maxCommands: 2 * length, size: 'max', ...(replayPath !== undefined && { replayPath }) });

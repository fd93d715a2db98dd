import fc from 'fast-check';
import {
  buys,
  cancels,
  type Card,
  changesCard,
  comesBack,
  opensPurchase,
  opensSignup,
  pays,
  staysForOffer,
  unlocks,
  upgradesTrial,
} from './actions.ts';
import { endsRenewal, reverses } from './biller-actions.ts';
import { happen, type History, letTimePass, type Situation, type Step } from './history.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from './model/calendar.ts';
import { passTimeAway, passTimeUntilAlmostDue } from './passing-time.ts';
import { resetsPassword } from './password-reset.ts';
import { addOpenOrders, PACKS } from './rows.ts';

type Condition = (situation: Situation) => boolean;
const ALWAYS: Condition = () => true;
const HAS_ACCOUNT: Condition = ({ hasAccount }) => hasAccount;

function step(name: string, check: Condition, act: (history: History) => Promise<string>): Step {
  return {
    check: (situation) => check(situation),
    run: (situation, history) => happen(history, situation, name, () => act(history)),
    toString: () => name,
  };
}

/** What can be bought, by the number of its option. */
export const OPTIONS = {
  trial: 301,
  freeTrial: 302,
  month: 303,
  year: 305,
  tushyMonth: 203,
  bundleMonth: 3045,
  bundleYear: 3047,
} as const;
export type Option = keyof typeof OPTIONS;

const brandOf = (option: Option): string => (option === 'tushyMonth' ? 'tushy' : 'vixen');

const DURATIONS = {
  '30 seconds': 30_000,
  '10 minutes': 10 * MINUTE_MS,
  '2 hours': 2 * HOUR_MS,
  'a day': DAY_MS,
  '5 days': 5 * DAY_MS,
  '9 days': 9 * DAY_MS,
  '32 days': 32 * DAY_MS,
  '13 months': 396 * DAY_MS,
} as const;
export type Duration = keyof typeof DURATIONS;

export const steps = {
  opensSignup: (option: Option) =>
    step(`opens a payment page to join, ${option}`, ALWAYS, (history) =>
      opensSignup(history, brandOf(option), OPTIONS[option]),
    ),
  opensPurchase: (option: Option) =>
    step(`opens a payment page to buy ${option}`, HAS_ACCOUNT, (history) =>
      opensPurchase(history, brandOf(option), OPTIONS[option]),
    ),
  pays: (which: 'newest' | 'oldest', card: Card) =>
    step(
      `pays the ${which} page with a ${card} card`,
      ({ openPages }) => openPages > 0,
      (history) => pays(history, which, card),
    ),
  buys: (option: Option, losesAnswer = false) =>
    step(
      `buys ${option} with the stored card${losesAnswer ? ', and the answer is lost' : ''}`,
      HAS_ACCOUNT,
      (history) => buys(history, brandOf(option), OPTIONS[option], losesAnswer),
    ),
  upgradesTrial: () => step('upgrades the trial', HAS_ACCOUNT, (history) => upgradesTrial(history, 'vixen')),
  cancels: (presses = 1) =>
    step(presses === 1 ? 'cancels' : 'cancels, and presses twice', HAS_ACCOUNT, (history) =>
      cancels(history, 'vixen', presses),
    ),
  staysForOffer: () => step('stays for an offer', HAS_ACCOUNT, (history) => staysForOffer(history, 'vixen')),
  comesBack: (forOffer = false) =>
    step(forOffer ? 'comes back for the offer' : 'comes back', HAS_ACCOUNT, (history) =>
      comesBack(history, 'vixen', forOffer),
    ),
  changesCard: () => step('gives another card', HAS_ACCOUNT, (history) => changesCard(history, 'vixen')),
  unlocks: (pack: (typeof PACKS)[number]) =>
    step(`unlocks ${pack}`, HAS_ACCOUNT, (history) => unlocks(history, 'vixen', pack)),
  resetsPassword: () => step('resets the password', HAS_ACCOUNT, resetsPassword),
  reverses: (kind: 'refund' | 'void' | 'chargeback', place = 0) =>
    step(`${kind} of charge ${place + 1}`, HAS_ACCOUNT, (history) => reverses(history, kind, place)),
  billerCancels: (place = 0) =>
    step(`the biller ends renewal ${place + 1}`, HAS_ACCOUNT, (history) => endsRenewal(history, place)),
  restart: () =>
    step('the gateway restarts', ALWAYS, async ({ world }) => {
      await world.restartGateway();
      return '';
    }),
  almostDue: (before: keyof typeof BEFORE_RENEWAL) =>
    step(`time passes until ${before} before a renewal`, HAS_ACCOUNT, async ({ world }) => {
      await passTimeUntilAlmostDue(world, BEFORE_RENEWAL[before]);
      return '';
    }),
  away: (hours: 1 | 5) =>
    step(
      hours === 1 ? 'the gateway is away for an hour' : 'the gateway is away for 5 hours',
      ALWAYS,
      async ({ world }) => {
        await passTimeAway(world, hours * HOUR_MS);
        return '';
      },
    ),
  leavesPagesOpen: () =>
    step('the biller closes no payment page for a day', ALWAYS, async ({ world }) => {
      world.pagesOpenUntil = after(world.clock.now(), DAY_MS);
      return '';
    }),
  crowdLeaves: () =>
    step('a crowd leaves its payment pages open', ALWAYS, async ({ world }) => {
      await addOpenOrders(world.gateway.services.db, world.clock.now());
      return '';
    }),
  passes: (duration: Duration) =>
    step(`${duration} pass`, ALWAYS, (history) => letTimePass(history, DURATIONS[duration])),
};

const BEFORE_RENEWAL = { '20 seconds': 20_000, '90 minutes': 90 * MINUTE_MS } as const;

const oneOf = <Name extends string>(names: Readonly<Record<Name, unknown>>) =>
  fc.constantFrom(...(Object.keys(names) as Name[]));
const option = oneOf(OPTIONS);
const place = fc.nat({ max: 2 });

/** Steps of a history, each about as likely as its place here says: one that stands twice twice as likely. */
const arbitraries: fc.Arbitrary<Step>[] = [
  option.map((each) => steps.opensSignup(each)),
  option.map((each) => steps.opensPurchase(each)),
  fc
    .tuple(
      fc.constantFrom('newest' as const, 'oldest' as const),
      fc.constantFrom<Card>('good', 'good', 'declined', 'failing'),
    )
    .map(([which, card]) => steps.pays(which, card)),
  fc.tuple(option, fc.constantFrom(false, false, true)).map(([each, losesAnswer]) => steps.buys(each, losesAnswer)),
  fc.constantFrom<Option>('bundleMonth', 'bundleYear').map((each) => steps.buys(each)),
  fc.constant(null).map(() => steps.upgradesTrial()),
  fc.constantFrom(1, 1, 2).map((presses) => steps.cancels(presses)),
  fc.constant(null).map(() => steps.staysForOffer()),
  fc.boolean().map((forOffer) => steps.comesBack(forOffer)),
  fc.boolean().map((forOffer) => steps.comesBack(forOffer)),
  fc.constant(null).map(() => steps.changesCard()),
  fc.constantFrom(...PACKS).map((pack) => steps.unlocks(pack)),
  fc
    .tuple(fc.constantFrom('refund' as const, 'void' as const, 'chargeback' as const), place)
    .map(([kind, charge]) => steps.reverses(kind, charge)),
  place.map((each) => steps.billerCancels(each)),
  oneOf(DURATIONS).map((duration) => steps.passes(duration)),
  fc.constantFrom<Duration>('a day', '5 days', '32 days').map((duration) => steps.passes(duration)),
  fc.constantFrom<Duration>('30 seconds', '5 days', '32 days').map((duration) => steps.passes(duration)),
  oneOf(BEFORE_RENEWAL).map((before) => steps.almostDue(before)),
  fc.constantFrom(steps.away(1), steps.away(5), steps.leavesPagesOpen()),
  fc.constantFrom(steps.restart(), steps.resetsPassword(), steps.passes('2 hours')),
];

/** Somebody joins, one way or another, so that a history has something to be about. */
export const joining: fc.Arbitrary<readonly Step[]> = fc
  .tuple(option, fc.constantFrom<Card>('good', 'good', 'good', 'failing'))
  .map(([each, card]) => [steps.opensSignup(each), steps.pays('newest', card)]);

/** What happens afterwards: as many steps as given on average, at most twice as many. */
export const whatFollows = (length: number, replayPath: string | undefined) =>
  fc.commands(arbitraries, { maxCommands: 2 * length, size: 'max', ...(replayPath !== undefined && { replayPath }) });

import {
  answersPayment,
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
  type WhichPage,
} from './actions.ts';
import {
  endsRenewal,
  forgesPostback,
  forgetsPrices,
  refundsPart,
  reverses,
  staffRefundsPart,
} from './biller-actions.ts';
import { gives, redeems } from './gift-actions.ts';
import { happen, type History, letTimePass, type Situation, type Step } from './history.ts';
import { answersPaymentByMail, confirmsEmail, resetsPassword } from './mailed-pages.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from './model/calendar.ts';
import type { PaymentAnswer } from './model/confirmed.ts';
import { passTimeAway, passTimeUntilAlmostDue } from './passing-time.ts';
import { withdrawsPlanChange, pauses, plansShorter, resumes } from './renewal-actions.ts';
import { losesDatabase, type SINCE_BACKUP } from './restoring.ts';
import { addOpenOrders, type PACKS } from './rows.ts';

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

export const DURATIONS = {
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

/** How long a biller closes no page, in words, keyed by the number of days. */
const PAGES_OPEN = { 1: 'a day', 2: '2 days', 90: '90 days' } as const;

export const steps = {
  opensSignup: (option: Option) =>
    step(`opens a payment page to join, ${option}`, ALWAYS, (history) =>
      opensSignup(history, brandOf(option), OPTIONS[option]),
    ),
  opensPurchase: (option: Option) =>
    step(`opens a payment page to buy ${option}`, HAS_ACCOUNT, (history) =>
      opensPurchase(history, brandOf(option), OPTIONS[option]),
    ),
  /** Opens pages in several tabs, as somebody does who means to pay on each. */
  opensSeveralPages: (option: Option) =>
    step(`opens three payment pages to buy ${option}`, HAS_ACCOUNT, async (history) => {
      const opened: string[] = [];
      for (let page = 0; page < 3; page += 1) {
        opened.push(await opensPurchase(history, brandOf(option), OPTIONS[option]));
        history.world.clock.advance(2_000);
      }
      return opened.join('; ');
    }),
  pays: (which: WhichPage, card: Card) =>
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
  staysForOffer: (losesAnswer = false) =>
    step(
      losesAnswer ? "stays for an offer, and the biller's answer is lost" : 'stays for an offer',
      HAS_ACCOUNT,
      (history) => staysForOffer(history, 'vixen', losesAnswer),
    ),
  comesBack: (forOffer = false) =>
    step(forOffer ? 'comes back for the offer' : 'comes back', HAS_ACCOUNT, (history) =>
      comesBack(history, 'vixen', forOffer),
    ),
  pauses: (months: 1 | 2 | 3, losesAnswer = false) =>
    step(`pauses for ${months}${losesAnswer ? ", and the biller's answer is lost" : ''}`, HAS_ACCOUNT, (history) =>
      pauses(history, 'vixen', months, losesAnswer),
    ),
  resumes: () => step('resumes', HAS_ACCOUNT, (history) => resumes(history, 'vixen')),
  plansShorter: () => step('changes to a shorter plan', HAS_ACCOUNT, (history) => plansShorter(history, 'vixen')),
  withdrawsPlanChange: () =>
    step('withdraws a change of plan', HAS_ACCOUNT, (history) => withdrawsPlanChange(history, 'vixen')),
  changesCard: () => step('gives another card', HAS_ACCOUNT, (history) => changesCard(history, 'vixen')),
  unlocks: (pack: (typeof PACKS)[number]) =>
    step(`unlocks ${pack}`, HAS_ACCOUNT, (history) => unlocks(history, 'vixen', pack)),
  paysWithoutSignIn: (option: Option) =>
    step(`pays for ${option} without signing in`, ALWAYS, async (history) => {
      const opened = await opensSignup(history, brandOf(option), OPTIONS[option]);
      history.world.clock.advance(2_000);
      return `${opened}; ${opened.startsWith('refused') ? 'nothing to pay' : await pays(history, 'newest', 'good')}`;
    }),
  confirmsEmail: () => step('confirms the email', HAS_ACCOUNT, confirmsEmail),
  answersPayment: (answer: PaymentAnswer['answer']) =>
    step(`${answer}s a payment that waits, on the account page`, HAS_ACCOUNT, (history) =>
      answersPayment(history, 'vixen', answer),
    ),
  answersPaymentByMail: (answer: PaymentAnswer['answer']) =>
    step(`${answer}s a payment that waits, by the mailed link`, ALWAYS, (history) =>
      answersPaymentByMail(history, answer),
    ),
  /** Within seconds, so that postbacks of one step arrive after the next. */
  cancelledBackAndBuys: (option: Option) =>
    step(`the biller cancels, and the person comes back and buys ${option} at once`, HAS_ACCOUNT, async (history) => {
      const ended = await endsRenewal(history, 0);
      history.world.clock.advance(2_000);
      const back = await comesBack(history, 'vixen', false);
      history.world.clock.advance(2_000);
      const bought = await buys(history, brandOf(option), OPTIONS[option], false);
      return [ended, back, bought].join('; ');
    }),
  resetsPassword: () => step('resets the password', HAS_ACCOUNT, resetsPassword),
  reverses: (kind: 'refund' | 'void' | 'chargeback', place = 0) =>
    step(`${kind} of charge ${place + 1}`, HAS_ACCOUNT, (history) => reverses(history, kind, place)),
  refundsPart: (place = 0, by: 'the biller' | 'staff' = 'the biller') =>
    step(`${by} refunds a part of charge ${place + 1}`, HAS_ACCOUNT, (history) =>
      by === 'staff' ? staffRefundsPart(history, place) : refundsPart(history, place),
    ),
  billerCancels: (place = 0) =>
    step(`the biller ends renewal ${place + 1}`, HAS_ACCOUNT, (history) => endsRenewal(history, place)),
  gives: (option: Option, isLater = false) =>
    step(`gives ${option} to a friend${isLater ? ' in ten days' : ''}`, HAS_ACCOUNT, (history) =>
      gives(history, OPTIONS[option], isLater),
    ),
  redeems: (place = 0) =>
    step(`the friend redeems code ${place + 1}`, HAS_ACCOUNT, (history) => redeems(history, place)),
  losesDatabase: (hours: 5 | 30, happened: keyof typeof SINCE_BACKUP = 'nothing else') =>
    step(`the database is lost ${hours} hours after its backup, and ${happened} since`, HAS_ACCOUNT, (history) =>
      losesDatabase(history, hours, happened),
    ),
  arrivesAgain: (place = 0) =>
    step(`postback ${place + 1} arrives again`, ALWAYS, async ({ world }) => String(await world.postAgain(place))),
  forgesPostback: (place = 0) =>
    step(`postback ${place + 1} is forged`, ALWAYS, (history) => forgesPostback(history, place)),
  billerForgetsPrices: () =>
    step('the biller goes back to the old price', HAS_ACCOUNT, async (history) => forgetsPrices(history)),
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
  away: (hours: 1 | 5 | 72) =>
    step(
      hours === 1 ? 'the gateway is down for an hour' : `the gateway is down for ${hours} hours`,
      ALWAYS,
      async ({ world }) => {
        await passTimeAway(world, hours * HOUR_MS);
        return '';
      },
    ),
  billerAway: (hours: 2 | 20) =>
    step(`the biller is down for ${hours} hours from now on`, ALWAYS, async ({ world }) => {
      world.billerAwayUntil = after(world.clock.now(), hours * HOUR_MS);
      return '';
    }),
  leavesPagesOpen: (days: keyof typeof PAGES_OPEN = 1) =>
    step(`the biller closes no payment page for ${PAGES_OPEN[days]}`, ALWAYS, async ({ world }) => {
      world.pagesOpenUntil = after(world.clock.now(), days * DAY_MS);
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

export const BEFORE_RENEWAL = { '20 seconds': 20_000, '90 minutes': 90 * MINUTE_MS } as const;

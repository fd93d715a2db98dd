import { BILLING_MESSAGES } from '@network/gateway/modules/money/billing/testing/public.ts';
import { acknowledge, type Offer, type Outcome, outcomeOf, withPromise } from './confirmations.ts';
import type { PaymentAnswer } from './model/confirmed.ts';
import type { History } from './history.ts';
import { queryGateway, userIdOf } from './person.ts';

/** Test cards of the sandbox biller. */
export const CARDS = {
  good: '4111111111111111',
  declined: '4000000000000002',
  failing: '4000000000000341',
  recovering: '4000000000000382',
} as const;
export type Card = keyof typeof CARDS;

/** Numbers of several sites' options are the billers' own. */
const isMultisite = (option: number): boolean => option > 2_000;

/** Asks as the person, signed in. */
export async function asMember<Data>(
  { world, person }: History,
  brand: string,
  query: string,
  variables = {},
): Promise<Data> {
  return queryGateway<Data>(world, brand, await userIdOf(world, person), query, variables);
}

interface Page {
  readonly location: string | null;
  readonly messageKey: string | null;
}

/** Remembers a payment page that was opened, as a tab that stays. */
export async function remember({ person, world }: History, { location, messageKey }: Page): Promise<string> {
  if (location === null) return `refused, ${messageKey}`;
  person.pages.push(await world.openPage(location));
  return `payment page ${person.pages.length}`;
}

/** Opens a payment page to join. */
export async function opensSignup(history: History, brand: string, option: number): Promise<string> {
  // Each signup has another password: with the password of an account that has this membership already, no payment page is opened.
  const password = `Heron742n${history.person.pages.length}`;
  const input = { optionId: option, biller: history.world.paysBy, email: history.person.email, password };
  const start = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location messageKey } }';
  const { startSignup } = await queryGateway<{ startSignup: Page }>(history.world, brand, null, start, { input });
  const { location, messageKey } = startSignup;
  // Nothing would be left to compare, and everything would seem right.
  const isAway = history.world.clock.now() < history.world.billerAwayUntil;
  if (location === null && !isAway && messageKey !== BILLING_MESSAGES.signupLimited)
    throw new Error(`No signup: ${messageKey}`);
  return remember(history, startSignup);
}

/** Opens a payment page to buy something more. */
export async function opensPurchase(history: History, brand: string, option: number): Promise<string> {
  const input = { optionId: option, biller: history.world.paysBy };
  const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location messageKey } }';
  const { startPurchase } = await asMember<{ startPurchase: Page }>(history, brand, start, { input });
  return remember(history, startPurchase);
}

/** Places of a person's payment pages in the order in which they were opened. */
const PLACES = { newest: -1, 'second newest': -2, 'third newest': -3, oldest: 0 } as const;
export type WhichPage = keyof typeof PLACES;

/** Fills in a payment page that is open in some tab. */
export async function pays({ world, person }: History, which: WhichPage, card: Card): Promise<string> {
  // A person with fewer pages pays on the oldest one.
  const page = person.pages.at(PLACES[which]) ?? person.pages[0];
  const { status } = await world.fillIn(page ?? '', { number: CARDS[card], expiry: '12/49', code: '123' });
  return String(status);
}

/** Buys with the card of an earlier payment. The biller's answer may be lost on its way. */
export async function buys(history: History, brand: string, option: number, losesAnswer: boolean): Promise<string> {
  const { world } = history;
  world.losesAnswers = losesAnswer;
  try {
    const bought = isMultisite(option)
      ? `mutation { bought: internalUpsellOneclickMultisite(input: { optionId: ${option} }) { success messageKey } }`
      : `mutation { bought: internalUpsellOneclickSinglesite(input: { joinOptionId: ${option} }) { success messageKey } }`;
    return outcomeOf((await asMember<{ bought: Outcome }>(history, brand, bought)).bought);
  } finally {
    world.losesAnswers = false;
  }
}

export async function upgradesTrial(history: History, brand: string): Promise<string> {
  const upgrade = 'mutation { bought: internalUpsellTrialUpgrade(input: {}) { success messageKey } }';
  return outcomeOf((await asMember<{ bought: Outcome }>(history, brand, upgrade)).bought);
}

const START = 'mutation { step: startCancellation(reason: OTHER) { confirmationId offer { name deal { newPrice } } } }';
interface Step {
  readonly step: { readonly confirmationId: string | null; readonly offer: Offer | null };
}

/** Cancels the renewal that a brand shows; a second press of the button changes nothing. */
export async function cancels(history: History, brand: string, presses: number): Promise<string> {
  const { step } = await asMember<Step>(history, brand, START);
  if (step.confirmationId === null) return 'nothing to cancel';
  const confirm = 'mutation ($id: ID!) { done: confirmCancellation(confirmationId: $id) { success messageKey } }';
  return acknowledge(history, brand, 'cancelled', async () => {
    let done: Outcome = { success: false, messageKey: null };
    for (let press = 0; press < presses; press += 1) {
      ({ done } = await asMember<{ done: Outcome }>(history, brand, confirm, { id: step.confirmationId }));
    }
    return done;
  });
}

/** Begins to cancel and stays for the offer that is made then. The biller's answer may be lost on its way. */
export async function staysForOffer(history: History, brand: string, losesAnswer: boolean): Promise<string> {
  const { world } = history;
  const { step } = await asMember<Step>(history, brand, START);
  const { offer } = step;
  if (offer === null) return 'no offer';
  const accept = 'mutation ($id: ID!) { done: acceptCancellationOffer(confirmationId: $id) { success messageKey } }';
  world.losesAnswers = losesAnswer;
  try {
    const stay = async (): Promise<Outcome> =>
      (await asMember<{ done: Outcome }>(history, brand, accept, { id: step.confirmationId })).done;
    return outcomeOf(await withPromise(history, brand, offer, stay));
  } finally {
    world.losesAnswers = false;
  }
}

/** Takes a cancellation back, for the offer that waits where one does and is wanted. */
export async function comesBack(history: History, brand: string, forOffer: boolean): Promise<string> {
  const userId = await userIdOf(history.world, history.person);
  const find = 'query ($id: ID!) { offer: getRetentionOffer(userUuid: $id) { name deal { newPrice } } }';
  const { offer } = await asMember<{ offer: Offer | null }>(history, brand, find, { id: userId });
  const taken = forOffer ? offer : null;
  const back = `mutation ($id: ID!, $name: String) {
    done: reactivateCancelledRebill(userUuid: $id, retentionOfferName: $name) { success messageKey }
  }`;
  const variables = { id: userId, name: taken?.name ?? null };
  const goBack = async (): Promise<Outcome> =>
    (await asMember<{ done: Outcome }>(history, brand, back, variables)).done;
  return acknowledge(history, brand, 'reactivated', () => withPromise(history, brand, taken, goBack));
}

/** Gives the biller another card for what a brand shows. */
export async function changesCard(history: History, brand: string): Promise<string> {
  const query = '{ page: creditCardUpdate { url messageKey } }';
  const { page } = await asMember<{ page: { url: string | null; messageKey: string | null } }>(history, brand, query);
  if (page.url === null) return `refused, ${page.messageKey}`;
  const { pathname } = new URL(page.url);
  const { status } = await history.world.fillIn(pathname, { number: CARDS.good, expiry: '12/49', code: '123' });
  return String(status);
}

/** Answers a payment that waits for this person on the account page; the oldest of several. */
export async function answersPayment(
  history: History,
  brand: string,
  answer: PaymentAnswer['answer'],
): Promise<string> {
  const query = '{ waitingPayments { orderId } }';
  const { waitingPayments } = await asMember<{ waitingPayments: { orderId: string }[] }>(history, brand, query);
  const [oldest] = waitingPayments;
  if (!oldest) return 'nothing waits';
  const { orderId } = oldest;
  const name = answer === 'confirm' ? 'confirmWaitingPayment' : 'returnWaitingPayment';
  const call = `mutation ($id: ID!) { done: ${name}(orderId: $id) { success messageKey } }`;
  const at = history.world.clock.now();
  const { done } = await asMember<{ done: Outcome }>(history, brand, call, { id: orderId });
  if (done.success) history.person.answers.push({ orderId, answer, at });
  return outcomeOf(done);
}

let keys = 0;

/** Spends gems on a pack. */
export async function unlocks(history: History, brand: string, pack: string): Promise<string> {
  keys += 1;
  const unlock = `mutation ($input: UnlockChannelPackInput!) { answer: unlockChannelPack(input: $input) { __typename } }`;
  const input = { channelPackId: pack, idempotencyKey: `purchase-${keys}` };
  const { answer } = await asMember<{ answer: { __typename: string } }>(history, brand, unlock, { input });
  return answer['__typename'];
}

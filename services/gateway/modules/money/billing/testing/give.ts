import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import type { TestCaller } from '@network/testing/gateway.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { CODE_SIGNUP_PATH } from '../gifts/redeem-with-signup.ts';
import { callAs } from './scene.ts';
import { browserSecret, type Joined } from './join.ts';

/** The form of a gift, as a page sends it: a month of vixen for a friend, at once. */
export const GIFT = {
  optionId: 303,
  buyerEmail: 'buyer@example.com',
  buyerName: 'Bo',
  recipientEmail: 'friend@example.com',
  message: 'Enjoy!',
  deliverOn: null as string | null,
  secret: browserSecret('g'),
};

const START = 'mutation ($input: StartGiftInput!) { startGift(input: $input) { success location messageKey field } }';

export interface GiftPage {
  readonly success: boolean;
  readonly location: string | null;
  readonly messageKey: string | null;
  readonly field: string | null;
}

let addresses = 0;
/** A visitor of a brand, from an unused network address, so that tests share no rate limit. */
export function visitorOf(tenant = 'vixen'): TestCaller {
  addresses += 1;
  return { tenant, area: 'tour', headers: { 'x-client-address': `198.19.0.${addresses % 250}` } };
}

/** Opens the payment page of a gift. */
export async function startGift(
  test: BillerTest,
  more: Partial<typeof GIFT> = {},
  caller: TestCaller = visitorOf(),
): Promise<GiftPage> {
  const { data } = await test.gateway.graphql<{ startGift: GiftPage }>(START, { input: { ...GIFT, ...more } }, caller);
  return data.startGift;
}

/** Buys a gift and has the payment reported. Answers its order. */
export async function give(
  test: BillerTest,
  more: Partial<typeof GIFT> = {},
  caller: TestCaller = visitorOf(),
): Promise<string> {
  const { db } = test.gateway.services;
  const orders = async () => db.selectFrom('billing_orders').select('id').where('kind', '=', 'gift').execute();
  const before = new Set((await orders()).map(({ id }) => id));
  const { location, messageKey } = await startGift(test, more, caller);
  if (location === null) throw new Error(`The gift was refused: ${messageKey}`);
  const order = (await orders()).find(({ id }) => !before.has(id));
  await test.pay(location);
  await test.deliver();
  if (order === undefined) throw new Error('The gift has no order.');
  return order.id;
}

/** The code in the last mail of a gift to an address. */
export async function codeMailedTo(test: BillerTest, email: string): Promise<string> {
  const mails = await mailsOf(test.gateway.services.db, email);
  const code = mails.findLast(({ kind }) => kind === 'gift' || kind === 'giftCode')?.content.values?.['code'];
  if (typeof code !== 'string') throw new Error(`No code was mailed to ${email}.`);
  return code;
}

export interface Redeemed {
  readonly worth: { readonly kind: string; readonly title: string } | null;
  readonly messageKey: string | null;
  readonly startsAt: string | null;
  readonly until: string | null;
}

/** Redeems a code on a person's page. */
export async function redeem(test: BillerTest, who: Joined, code: string): Promise<Redeemed> {
  const call =
    'mutation ($code: String!) { redeemCode(code: $code) { worth { kind title } messageKey startsAt until } }';
  return (await callAs<{ redeemCode: Redeemed }>(test, who, call, { code })).redeemCode;
}

/** The token of the last link that a use of a code by somebody new was mailed to an address. */
export async function codeLinkTokenOf(test: Pick<BillerTest, 'gateway'>, email: string): Promise<string> {
  const mails = await mailsOf(test.gateway.services.db, email);
  const link = mails.findLast(({ kind }) => kind === 'giftSignUp')?.content.link;
  return new URL(link ?? '', 'http://own.test').searchParams.get('token') ?? '';
}

/** Presses the button behind such a link. @returns the answer's status */
export async function pressCodeLink(
  test: Pick<BillerTest, 'gateway'>,
  token: string,
  origin = test.gateway.services.config.publicUrl,
): Promise<number> {
  const answer = await test.gateway.inject({
    method: 'POST',
    url: `${CODE_SIGNUP_PATH}?brand=vixen`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: new URLSearchParams({ token }).toString(),
  });
  return answer.statusCode;
}

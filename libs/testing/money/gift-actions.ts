import { sql } from 'kysely';
import { mailsOf } from '@network/gateway/modules/platform/mail/testing/public.ts';
import { codeLinkTokenOf, pressCodeLink } from '@network/gateway/modules/money/billing/testing/public.ts';
import { asMember, pays, remember } from './actions.ts';
import { after, DAY_MS } from './model/calendar.ts';
import type { History } from './history.ts';
import { accountOf, queryGateway } from './person.ts';

/** Gifts are bought and redeemed on one brand. */
const BRAND = 'vixen';
/** Days until a gift is mailed that is not mailed at once. */
const LATER_DAYS = 10;

interface Page {
  readonly location: string | null;
  readonly messageKey: string | null;
}

/** Buys a gift for a friend on its payment page, to be mailed at once or some days later. */
export async function gives(history: History, option: number, isLater: boolean): Promise<string> {
  const { world, person } = history;
  const query = '{ giftOptions { optionId months sites } }';
  const { giftOptions } = await queryGateway<{
    giftOptions: readonly { optionId: number; months: number; sites: readonly string[] }[];
  }>(world, BRAND, null, query);
  const offered = giftOptions.find(({ optionId }) => optionId === option);
  if (!offered) return 'not offered';
  const message = `Number ${person.gifts.length + 1}`;
  const deliverOn = isLater
    ? after(world.clock.now(), LATER_DAYS * DAY_MS)
        .toISOString()
        .slice(0, 10)
    : null;
  const { email: buyerEmail, friend: recipientEmail } = person;
  const input = { optionId: option, buyerEmail, buyerName: 'Bo', recipientEmail, message, deliverOn };
  const start = 'mutation ($input: StartGiftInput!) { startGift(input: $input) { location messageKey } }';
  const { startGift } = await asMember<{ startGift: Page }>(history, BRAND, start, { input });
  const opened = await remember(history, startGift);
  if (startGift.location === null) return opened;
  const { id } = await world.gateway.services.db
    .selectFrom('gifts')
    .select('id')
    .where('message', '=', message)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const deliverAt = deliverOn === null ? world.clock.now() : new Date(`${deliverOn}T00:00:00Z`);
  person.gifts.push({ orderId: id, sites: offered.sites, months: offered.months, deliverAt });
  world.clock.advance(2_000);
  return `${opened}; ${await pays(history, 'newest', 'good')}`;
}

interface Answer {
  readonly messageKey: string | null;
}

/** The friend redeems a code that was mailed to them: with a new account, where they have none. */
export async function redeems({ world, person }: History, place: number): Promise<string> {
  const mails = (await mailsOf(world.gateway.services.db, person.friend)).filter(({ kind }) => kind === 'gift');
  const values = mails[place % mails.length]?.content.values;
  const gift = person.gifts.find((_gift, number) => values?.['message'] === `Number ${number + 1}`);
  const code = values?.['code'];
  if (!gift || typeof code !== 'string') return 'no code';
  const { orderId } = gift;
  const knownRefunds = await bookedRefunds(world.gateway.services.db, orderId);
  const at = world.clock.now();
  const userId = await accountOf(world, person.friend);
  const { answer } =
    userId === null
      ? await queryGateway<{ answer: Answer }>(
          world,
          BRAND,
          null,
          'mutation ($code: String!, $email: String!) { answer: redeemWithSignup(code: $code, email: $email, password: "Heron742") { messageKey } }',
          { code, email: person.friend },
        )
      : await queryGateway<{ answer: Answer }>(
          world,
          BRAND,
          userId,
          'mutation ($code: String!) { answer: redeemCode(code: $code) { messageKey } }',
          { code },
        );
  // Somebody new uses it by the link that is mailed to them.
  if (userId === null && answer.messageKey === null) {
    const status = await pressCodeLink(world, await codeLinkTokenOf(world, person.friend));
    if (status !== 200) throw new Error(`The link of a code was answered ${status}.`);
  }
  if (answer.messageKey === null) person.redemptions.push({ orderId, at, knownRefunds });
  else person.refusedCodes.push({ orderId, at, why: answer.messageKey });
  return answer.messageKey ?? 'done';
}

type Database = History['world']['gateway']['services']['db'];

/** What had become known of a gift's refunds: no page says that, and what is owed for it depends on it. */
async function bookedRefunds(db: Database, orderId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select transaction_id as id from billing_transactions where agreement_id = ${orderId} and kind <> 'charge'
  `.execute(db);
  return rows.map(({ id }) => id);
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { GEMS } from '@network/tenant/constants.ts';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import { type GatewayProcess, gatewayProcess, GatewayRefused } from '@network/testing/gateway-process.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { sessionOf } from '../billing/testing/public.ts';
import { addPerson } from '../../people/identity/testing/public.ts';
import { post } from './ledger.ts';
import { balanceOf } from './balance.ts';

const KILLS = rounds(20);
const PEOPLE = 5;
const PACKS = 10;
/** A thousand at full length: in each round five people unlock all ten packs at once. */
const UNLOCKS = KILLS * PEOPLE * PACKS;
const UNLOCK = `mutation ($pack: ID!, $key: String!) {
  unlockChannelPack(input: { channelPackId: $pack, idempotencyKey: $key }) {
    __typename
    ... on ChannelPackUnlocked { balance pack { channelPackId } }
  }
}`;

interface Buyer {
  readonly userId: string;
  readonly caller: TestCaller & { readonly tenant: string };
}

let gateway: TestGateway;
let server: GatewayProcess;
const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  gateway = await startTestGateway({ tenants: [vixen], config, clock: { now: () => new Date() } });
  server = await gatewayProcess({ tenant: vixen, databaseUrl: database.url });
  const { db } = gateway.services;
  const shown = { name: 'Light on water', description: 'Light on water.', position: 1 };
  await db
    .insertInto('channels')
    .values({ ...shown, id: 'channel', slug: 'channel', site_id: 'vixen', category: null, is_third_party: false })
    .execute();
  const packs = Array.from({ length: PACKS }, (_, index) => ({
    ...shown,
    id: `pack-${index}`,
    slug: `pack-${index}`,
    channel_id: 'channel',
    position: index,
  }));
  await db.insertInto('channel_packs').values(packs).execute();
});
afterAll(async () => {
  await server.close();
  await gateway.close();
});

/** A member who can pay exactly all packs. */
async function buyer(name: string): Promise<Buyer> {
  const { db } = gateway.services;
  const at = new Date(Date.now() - DAY_MS);
  const userId = await addPerson(db, `${name}@example.com`, 'Right1password');
  await db
    .insertInto('subscriptions')
    .values({
      id: `subscription-${name}`,
      user_id: userId,
      product: 'vixen',
      type: 'member',
      plan_id: null,
      biller: 'rocketgate',
      is_free_limited_trial: false,
      is_guest: false,
      joined_on: 'vixen',
      joined_at: at,
    })
    .execute();
  await db
    .insertInto('entitlement_events')
    .values({
      subscription_id: `subscription-${name}`,
      kind: 'granted',
      occurred_at: at,
      access_from: at,
      access_until: null,
      is_paid: true,
      cause: 'first',
    })
    .execute();
  await post(db, {
    userId,
    unit: 'gems',
    amount: PACKS * GEMS.packPrice,
    counterpart: 'issued',
    type: 'grant',
    reason: 'test',
    idempotencyKey: `start-${name}`,
    at,
  });
  return { userId, caller: { ...(await sessionOf(gateway, userId)), tenant: vixen.id } };
}

const ledgerOf = async (userId: string) =>
  (
    await gateway.services.db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
      .select(['subject', 'amount'])
      .where('account_id', '=', `gems:${userId}`)
      .where('type', '=', 'unlock')
      .execute()
  ).map(({ subject, amount }) => `${subject} ${amount}`);

/** Asks again for as long as the gateway says that it is too busy (503), as its clients do. */
async function patiently(call: () => Promise<unknown>, tries = 20): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof GatewayRefused && error.status === 503) || tries === 0) throw error;
    return patiently(call, tries - 1);
  }
}

describe(`a gateway that is killed ${KILLS} times during ${UNLOCKS} unlocks`, () => {
  it(
    'L09 loses no acknowledged one, doubles none, and tells a retry the first answer',
    { timeout: 240_000 + KILLS * 30_000 },
    async ({ annotate }) => {
      const readyAfter = [await server.start()];
      let cut = 0;
      for (let round = 0; round < KILLS; round += 1) {
        const names = Array.from({ length: PEOPLE }, (_, index) => `killed-${round}-${index}`);
        const purchases = (await Promise.all(names.map(buyer))).flatMap((who) =>
          Array.from({ length: PACKS }, (_, index) => ({ who, pack: `pack-${index}`, key: `purchase-${index}` })),
        );
        type Purchase = (typeof purchases)[number];
        const unlock = ({ who, pack, key }: Purchase): Promise<unknown> =>
          server.graphql(UNLOCK, { pack, key }, who.caller);
        const answered = new Map<Purchase, unknown>();
        const killAfter = 8 + ((round * 7) % 30);
        const killed: Promise<void>[] = [];
        await Promise.all(
          purchases.map(async (purchase) => {
            try {
              answered.set(purchase, await unlock(purchase));
              if (answered.size === killAfter) killed.push(server.kill());
            } catch {
              // The answer was lost with the gateway: it may have happened, or not.
              cut += 1;
            }
          }),
        );
        await Promise.all(killed);
        for (const { who, pack } of answered.keys()) {
          expect(await ledgerOf(who.userId)).toContain(`${pack} ${-GEMS.packPrice}`);
        }
        readyAfter.push(await server.start());
        for (const purchase of purchases) {
          const answer = await patiently(() => unlock(purchase));
          expect(answer).toMatchObject({ unlockChannelPack: { __typename: 'ChannelPackUnlocked' } });
          if (answered.has(purchase)) expect(answer).toEqual(answered.get(purchase));
        }
        await expectRightBooks([...new Set(purchases.map(({ who }) => who.userId))]);
      }
      // Otherwise nothing was shown: every kill came too late.
      expect(cut).toBeGreaterThan(KILLS);
      await annotate(
        `${cut} of ${UNLOCKS} answers cut off; ready after at most ${Math.max(...readyAfter).toFixed(0)} ms`,
      );
    },
  );
});

/** Every member spent all gems, once per pack, and has all packs. */
async function expectRightBooks(userIds: readonly string[]): Promise<void> {
  const packs = Array.from({ length: PACKS }, (_, index) => `pack-${index}`);
  for (const userId of userIds) {
    const booked = await ledgerOf(userId);
    expect(booked.toSorted()).toEqual(packs.map((pack) => `${pack} ${-GEMS.packPrice}`));
    expect(await balanceOf(gateway.services.db, userId, 'gems')).toBe(0);
    const unlocked = await gateway.services.db
      .selectFrom('unlocked_channel_packs')
      .select('pack_id')
      .where('user_id', '=', userId)
      .where('lost_at', 'is', null)
      .execute();
    expect(unlocked.map(({ pack_id }) => pack_id).toSorted()).toEqual(packs);
  }
}

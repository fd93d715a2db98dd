import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { deleteAccount, lockAccount } from '../../people/identity/public.ts';
import { addPerson, untilWaiting } from '../../people/identity/testing/public.ts';
import { post } from './ledger.ts';
import { balanceOf } from './balance.ts';
import { forfeit } from './forfeit.ts';
import { grantGems } from '../membership/testing/public.ts';
import { restoreForfeited } from './restore.ts';
import { unlockPack } from './unlock-pack.ts';
import { unlockVideo } from './unlock-video.ts';

const ROUNDS = rounds(50);
const PARALLEL = 20;
const AT = new Date('2026-03-06T00:00:00Z');

/** Two gateways share one database, so that the memory of one process can’t prevent the race. */
let gateways: readonly TestGateway[] = [];
const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  gateways = await Promise.all([startTestGateway({ config }), startTestGateway({ config })]);
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const dbOf = (index: number) => {
  const gateway = gateways[index % 2];
  if (!gateway) throw new Error('The gateways did not start.');
  return gateway.services.db;
};
const db = () => dbOf(0);
const atOnce = <Result>(call: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => call(index)));

let people = 0;
/** A member with money for one. */
async function personWith(unit: 'gems' | 'credits', amount: number): Promise<string> {
  people += 1;
  const userId = await addPerson(db(), `racer-${people}@example.com`, 'Right1password');
  await post(db(), {
    userId,
    unit,
    amount,
    counterpart: 'issued',
    type: 'grant',
    reason: 'test',
    idempotencyKey: `start-${userId}`,
    at: AT,
  });
  return userId;
}

const packsOf = async (userId: string) =>
  (
    await db()
      .selectFrom('unlocked_channel_packs')
      .select('pack_id')
      .where('user_id', '=', userId)
      .where('lost_at', 'is', null)
      .execute()
  ).length;

/** Every account against what its transactions say, and all of them together: nothing was made or lost. */
async function lopsided(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select transaction_id from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
      group by transaction_id, unit having sum(amount) <> 0
      union all
      select account_id from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
      where name = 'wallet' group by account_id having sum(amount) < 0
    ) wrong
  `.execute(db());
  return rows[0]?.count ?? -1;
}

describe('L09 unlocking packs at once with gems for one, on PostgreSQL', () => {
  it('unlocks one of twenty different packs', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const userId = await personWith('gems', 19);
      const answers = await atOnce((index) =>
        unlockPack(dbOf(index), { userId, packId: `pack-${index}`, idempotencyKey: `pack-${index}`, at: AT }),
      );
      const outcomes = answers.map(({ outcome }) => outcome);
      expect(outcomes.filter((outcome) => outcome === 'unlocked')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'out-of-balance')).toHaveLength(PARALLEL - 1);
      expect([await balanceOf(db(), userId, 'gems'), await packsOf(userId)]).toEqual([9, 1]);
    }
    expect(await lopsided()).toBe(0);
  });

  it('pays one pack once, under one key or many', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const userId = await personWith('gems', 200);
      const answers = await atOnce((index) =>
        unlockPack(dbOf(index), { userId, packId: 'pack', idempotencyKey: `key-${index % 5}`, at: AT }),
      );
      // The first key paid; its other three calls get that answer, the other keys that it is already unlocked.
      expect(answers.filter(({ outcome }) => outcome === 'unlocked')).toHaveLength(4);
      expect(answers.filter(({ outcome }) => outcome === 'already-unlocked')).toHaveLength(PARALLEL - 4);
      expect([await balanceOf(db(), userId, 'gems'), await packsOf(userId)]).toEqual([190, 1]);
    }
    expect(await lopsided()).toBe(0);
  });
});

describe('L08 unlocking videos at once with one credit, on PostgreSQL', () => {
  it('unlocks one of twenty, and one video once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const userId = await personWith('credits', 1);
      const answers = await atOnce((index) => unlockVideo(dbOf(index), { userId, videoId: `video-${index}`, at: AT }));
      expect(answers.filter(({ outcome }) => outcome === 'unlocked')).toHaveLength(1);
      expect(await balanceOf(db(), userId, 'credits')).toBe(0);
      const rich = await personWith('credits', 5);
      const same = await atOnce((index) => unlockVideo(dbOf(index), { userId: rich, videoId: 'video', at: AT }));
      expect(same.filter(({ outcome }) => outcome === 'unlocked')).toHaveLength(1);
      expect(same.filter(({ outcome }) => outcome === 'already-unlocked')).toHaveLength(same.length - 1);
      expect(same.every(({ credits }) => credits === 4)).toBe(true);
      expect(await balanceOf(db(), rich, 'credits')).toBe(4);
    }
    expect(await lopsided()).toBe(0);
  });
});

describe('D25 the grant at once, on PostgreSQL', () => {
  it('is one for each subscription and week, while people spend', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = new Date(AT.getTime() + round * 7 * 86_400_000);
      const members = await Promise.all(Array.from({ length: 5 }, () => memberSince(at)));
      const [first = ''] = members;
      const [granted] = await Promise.all([
        atOnce((index) => grantGems(dbOf(index), at)),
        atOnce((index) =>
          unlockPack(dbOf(index), { userId: first, packId: `pack-${index}`, idempotencyKey: `pack-${index}`, at }),
        ),
      ]);
      expect(granted.reduce((sum, { subscriptions }) => sum + subscriptions, 0)).toBe(members.length);
      for (const userId of members.slice(1)) expect(await balanceOf(db(), userId, 'gems')).toBe(10);
      expect((await balanceOf(db(), first, 'gems')) + 10 * (await packsOf(first))).toBe(10);
      await db()
        .updateTable('entitlement_events')
        .set({ access_until: new Date(at.getTime() + 1) })
        .execute();
    }
    expect(await lopsided()).toBe(0);
  });
});

describe('D25 losing and getting back at once, on PostgreSQL', () => {
  it('takes a wallet once for one cause, and gives it back once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const userId = await memberSince(AT);
      await grantGems(db(), AT);
      const { id } = await db()
        .selectFrom('subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      const change = { userId, subscriptionId: id, cause: 'postback', restorableUntil: null, at: AT };
      const inTransaction = <Result>(index: number, run: (trx: ReturnType<typeof db>) => Promise<Result>) =>
        dbOf(index).transaction().execute(run);
      const lost = await atOnce((index) => inTransaction(index, (trx) => forfeit(trx, change)));
      expect(lost.reduce((sum, { gems }) => sum + gems, 0)).toBe(10);
      expect(await balanceOf(db(), userId, 'gems')).toBe(0);
      const back = await atOnce((index) =>
        inTransaction(index, (trx) => restoreForfeited(trx, { ...change, isComeback: true })),
      );
      expect(back.reduce((sum, { gems }) => sum + gems, 0)).toBe(10);
      expect(await balanceOf(db(), userId, 'gems')).toBe(10);
    }
    expect(await lopsided()).toBe(0);
  });
});

it('D40 a late grant waits for a loss that is under way, and gives nothing after it', async () => {
  const userId = await memberSince(AT);
  const { id } = await db()
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const [saturday, monday] = [1, 3].map((days) => new Date(AT.getTime() + days * 86_400_000)) as [Date, Date];
  const loss = { userId, subscriptionId: id, cause: 'late', restorableUntil: null, at: saturday };
  const [granting] = await db()
    .transaction()
    .execute(async (trx) => {
      await forfeit(trx, loss);
      const waiting = grantGems(dbOf(1), AT, monday);
      await untilWaiting(db(), 1);
      return [waiting] as const;
    });
  await granting;
  expect(await balanceOf(db(), userId, 'gems')).toBe(0);
  expect(await lopsided()).toBe(0);
});

it('D25 a Friday grants the others their gems where a member is deleted at that moment', async () => {
  const [deleted, other] = [await memberSince(AT), await memberSince(AT)];
  const [granting] = await db()
    .transaction()
    .execute(async (trx) => {
      await lockAccount(trx, deleted, 'update');
      await deleteAccount(trx, deleted);
      const waiting = grantGems(dbOf(1), AT);
      await untilWaiting(db(), 1);
      return [waiting] as const;
    });
  await granting;
  expect([await balanceOf(db(), deleted, 'gems'), await balanceOf(db(), other, 'gems')]).toEqual([0, 10]);
  expect(await lopsided()).toBe(0);
});

/** A member whose membership is paid for the week of this moment. */
async function memberSince(at: Date): Promise<string> {
  people += 1;
  const id = `subscription-${people}`;
  const userId = await addPerson(db(), `member-${people}@example.com`, 'Right1password');
  await db()
    .insertInto('subscriptions')
    .values({
      id,
      user_id: userId,
      product: 'vixen',
      type: 'member',
      plan_id: null,
      biller: null,
      is_free_limited_trial: false,
      is_guest: false,
      joined_on: 'vixen',
      joined_at: at,
    })
    .execute();
  await db()
    .insertInto('entitlement_events')
    .values({
      subscription_id: id,
      kind: 'granted',
      occurred_at: at,
      access_from: at,
      access_until: null,
      is_paid: true,
      cause: 'first',
    })
    .execute();
  return userId;
}

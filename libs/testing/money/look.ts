import { sql } from 'kysely';
import type { AccountPage, Shown, ShownOrder, Wallet } from './model/shown.ts';
import { accountOf, queryGateway, type Person, userIdOf } from './person.ts';
import type { World } from './world.ts';

const ACCOUNT = `{
  getUserSubscription {
    active cancelled
    billing { accessUntil nextChargeAt nextCharge { amount } invoices { transactionId kind amount { amount } } }
  }
}`;

interface AccountAnswer {
  readonly getUserSubscription: {
    readonly active: boolean;
    readonly cancelled: boolean;
    readonly billing: {
      readonly accessUntil: string | null;
      readonly nextChargeAt: string | null;
      readonly nextCharge: { readonly amount: number } | null;
      readonly invoices: readonly {
        readonly transactionId: string;
        readonly kind: string;
        readonly amount: { readonly amount: number };
      }[];
    };
  } | null;
}

/** Everything that the product says of a person now: its pages, and its books where no page shows them. */
export async function look(world: World, person: Person): Promise<Shown> {
  const { db } = world.gateway.services;
  const userId = await userIdOf(world, person);
  const ledger = await sql<{ name: string; sum: number }>`
    select name, sum(amount)::int as sum from ledger_entries
    join ledger_accounts on ledger_accounts.id = account_id where unit = 'USD' group by name
  `.execute(db);
  return {
    at: world.clock.now(),
    hasAccount: userId !== null,
    pages: userId === null ? [] : await Promise.all(world.tenants.map((tenant) => pageOf(world, tenant, userId))),
    wallet: userId === null ? NO_WALLET : await walletOf(world, userId),
    ledger: Object.fromEntries(ledger.rows.map(({ name, sum }) => [name, sum])),
    mails: await mailsTo(world, person.email),
    friend: await friendOf(world, person),
    orders: await ordersOf(world),
    flaggedCharges: await flaggedCharges(world),
  };
}

async function mailsTo({ gateway }: World, email: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from mails where recipient = ${email} group by kind
  `.execute(gateway.services.db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

async function friendOf(world: World, { friend, gifts }: Person): Promise<Shown['friend']> {
  if (gifts.length === 0) return { pages: [], mails: {} };
  const userId = await accountOf(world, friend);
  const pages = userId === null ? [] : await Promise.all(world.tenants.map((tenant) => pageOf(world, tenant, userId)));
  return { pages, mails: await mailsTo(world, friend) };
}

async function flaggedCharges({ gateway }: World): Promise<readonly string[]> {
  const { rows } = await sql<{ transaction: string }>`
    select payload::json->>'transactionId' as transaction from postbacks where status = 'flagged' and kind = 'charged'
  `.execute(gateway.services.db);
  return rows.map(({ transaction }) => transaction);
}

/** Every order there is. */
export async function ordersOf({ gateway }: World): Promise<readonly ShownOrder[]> {
  const { db } = gateway.services;
  const orders = await db.selectFrom('billing_orders').select(['id', 'kind', 'status', 'created_at']).execute();
  return orders.map(({ id, kind, status, created_at }) => ({
    orderId: id,
    status,
    isSignup: kind === 'signup',
    isGift: kind === 'gift',
    createdAt: created_at,
  }));
}

async function pageOf(world: World, { id, sites }: World['tenants'][number], userId: string): Promise<AccountPage> {
  const { getUserSubscription: subscription } = await queryGateway<AccountAnswer>(world, id, userId, ACCOUNT);
  const billing = subscription?.billing;
  const { nextCharge = null, nextChargeAt = null, accessUntil = null } = billing ?? {};
  return {
    brand: id,
    sites,
    isActive: subscription?.active ?? false,
    isCancelled: subscription?.cancelled ?? false,
    accessUntil: accessUntil === null ? null : new Date(accessUntil),
    nextCharge: nextCharge && nextChargeAt !== null ? { amount: nextCharge.amount, at: new Date(nextChargeAt) } : null,
    invoices: (billing?.invoices ?? []).map(({ amount, ...rest }) => ({ ...rest, amount: amount.amount })),
  };
}

const NO_WALLET: Wallet = { shown: 0, booked: 0, grants: [], openPacks: 0 };

async function walletOf(world: World, userId: string): Promise<Wallet> {
  const { db } = world.gateway.services;
  const [brand] = world.tenants;
  const { getGemsBalance } = await queryGateway<{ getGemsBalance: { amount: number } }>(
    world,
    brand?.id ?? '',
    userId,
    '{ getGemsBalance { amount } }',
  );
  const { rows } = await sql<{ type: string; amount: number; created_at: Date }>`
    select type, amount, created_at from ledger_entries
    join ledger_transactions on ledger_transactions.id = transaction_id
    join ledger_accounts on ledger_accounts.id = account_id where user_id = ${userId} and unit = 'gems'
  `.execute(db);
  const packs = await db
    .selectFrom('unlocked_channel_packs')
    .select('pack_id')
    .where('user_id', '=', userId)
    .where('lost_at', 'is', null)
    .execute();
  return {
    shown: getGemsBalance.amount,
    booked: rows.reduce((sum, { amount }) => sum + amount, 0),
    grants: rows.filter(({ type }) => type === 'grant').map(({ amount, created_at }) => ({ amount, at: created_at })),
    openPacks: packs.length,
  };
}

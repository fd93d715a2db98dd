import { sql } from 'kysely';
import type { Allowance } from '@network/server/limits/budgets.ts';
import type { GatewayServices } from '../services.ts';
import type { SpendersAllowance } from './spend-budget.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/** A try that was counted before it is known whether it is a right one. */
export interface ClaimedTry {
  readonly key: string;
  /** The end of the window in which it was counted. */
  readonly resetsAt: Date;
}

/**
 * Counts a try, unless the allowance is used up: one statement, so that of calls at once no more are allowed than are left.
 * One that is refused is not counted.
 * @returns the try, or the seconds until the next one is allowed
 */
export async function claimTry(
  services: Needs,
  key: string,
  { times, seconds }: Allowance,
): Promise<ClaimedTry | number> {
  const now = services.clock.now();
  // If every counted try was returned, the next one starts a new window: a correct try must not shorten the window of
  // wrong ones that follow it.
  const isOver = sql<boolean>`(rate_limits.resets_at <= ${now}::timestamptz or rate_limits.points <= 0)`;
  const claimed = await services.db
    .insertInto('rate_limits')
    .values({ key, points: 1, resets_at: new Date(now.getTime() + seconds * 1_000) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          points: sql`case when ${isOver} then 1 else rate_limits.points + 1 end`,
          resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
        })
        .where(sql<boolean>`${isOver} or rate_limits.points < ${times}`),
    )
    .returning('resets_at')
    .executeTakeFirst();
  return claimed ? { key, resetsAt: claimed.resets_at } : secondsUntilReset(services, key);
}

/** Takes the count of a right try back. Nothing happens where its window has ended or was forgotten. */
export async function giveTryBack({ db }: Pick<Needs, 'db'>, { key, resetsAt }: ClaimedTry): Promise<void> {
  const forgotten = await db
    .deleteFrom('rate_limits')
    .where('key', '=', key)
    .where('resets_at', '=', resetsAt)
    .where('points', '<=', 1)
    .executeTakeFirst();
  if (forgotten.numDeletedRows > 0n) return;
  await db
    .updateTable('rate_limits')
    .set({ points: sql`points - 1` })
    .where('key', '=', key)
    .where('resets_at', '=', resetsAt)
    .where('points', '>', 0)
    .execute();
}

/**
 * Claims from one allowance after the other; where one is used up, what was claimed from others is given back.
 * @returns the tries in the order of the allowances, or the seconds until the next one is allowed
 */
export async function claimEach(
  services: Needs,
  allowances: readonly Pick<SpendersAllowance, 'key' | 'allowance'>[],
): Promise<readonly ClaimedTry[] | number> {
  const claims: ClaimedTry[] = [];
  for (const { key, allowance } of allowances) {
    const claim = await claimTry(services, key, allowance);
    if (typeof claim === 'number') {
      await giveEachBack(services, claims);
      return claim;
    }
    claims.push(claim);
  }
  return claims;
}

/** Takes the counts of several right tries back. */
export async function giveEachBack(services: Pick<Needs, 'db'>, claims: readonly ClaimedTry[]): Promise<void> {
  for (const claim of claims) await giveTryBack(services, claim);
}

async function secondsUntilReset({ db, clock }: Needs, key: string): Promise<number> {
  const row = await db.selectFrom('rate_limits').select('resets_at').where('key', '=', key).executeTakeFirst();
  const milliseconds = row ? row.resets_at.getTime() - clock.now().getTime() : 0;
  return Math.max(1, Math.ceil(milliseconds / 1_000));
}

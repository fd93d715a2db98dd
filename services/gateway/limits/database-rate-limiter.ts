import { sql } from 'kysely';
import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Allowance } from '@network/server/limits/budgets.ts';
import type { GatewayServices } from '../services.ts';
import type { RateLimitsTable } from './tables.ts';

type Stored = Pick<RateLimitsTable, 'points' | 'resets_at'>;

/**
 * rate-limiter-flexible on the gateway's own database, so that every gateway counts in one place. Its PostgreSQL store
 * creates its table and reads the process's clock; this one has a migration and the injected clock.
 * Each count is one statement, so that calls made at once are all counted.
 */
export class DatabaseRateLimiter extends RateLimiterStoreAbstract<Stored> {
  readonly #services: Pick<GatewayServices, 'db' | 'clock'>;

  constructor(services: Pick<GatewayServices, 'db' | 'clock'>, { times, seconds }: Allowance) {
    super({ keyPrefix: '', points: times, duration: seconds });
    this.#services = services;
  }

  protected override async _upsert(
    key: string,
    points: number,
    milliseconds: number,
    isReset: boolean,
  ): Promise<Stored> {
    const now = this.#services.clock.now();
    const isOver = sql<boolean>`(rate_limits.resets_at <= ${now}::timestamptz or ${isReset}::boolean)`;
    return this.#services.db
      .insertInto('rate_limits')
      .values({ key, points, resets_at: new Date(now.getTime() + milliseconds) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql`case when ${isOver} then excluded.points else rate_limits.points + excluded.points end`,
          resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
        }),
      )
      .returning(['points', 'resets_at'])
      .executeTakeFirstOrThrow();
  }

  protected override async _get(key: string): Promise<Stored | null> {
    const stored = await this.#services.db
      .selectFrom('rate_limits')
      .select(['points', 'resets_at'])
      .where('key', '=', key)
      .where('resets_at', '>', this.#services.clock.now())
      .executeTakeFirst();
    return stored ?? null;
  }

  protected override async _delete(key: string): Promise<boolean> {
    const deleted = await this.#services.db.deleteFrom('rate_limits').where('key', '=', key).executeTakeFirst();
    return deleted.numDeletedRows > 0n;
  }

  protected override _getRateLimiterRes(_key: string, changedPoints: number, stored: Stored): RateLimiterRes {
    const { points, resets_at: resetsAt } = stored;
    const milliseconds = Math.max(0, resetsAt.getTime() - this.#services.clock.now().getTime());
    return new RateLimiterRes(Math.max(0, this.points - points), milliseconds, points, points === changedPoints);
  }
}

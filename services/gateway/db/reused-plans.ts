import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';

/** The end of a statement whose plan is reused. */
export const REUSED_PLAN_MARK = '/* reused plan */';

/**
 * Each connection stores the plans of at most this many statements, some 60 KB each; further ones are planned on every
 * call.
 */
export const MAX_REUSED_PLANS = 64;

/**
 * Marks a statement (`modifyEnd`) that PostgreSQL plans once per connection instead of once per call: planning a list
 * takes longer than reading one. Only for statements whose best plan is the same for all values: values of very
 * different frequency, and limits that are parameters, need separate plans.
 */
export const REUSED_PLAN = sql.raw(REUSED_PLAN_MARK);

/** Prepares the marked statements on the connections of a pool, and passes all others through. */
export function createPlanReuse(): (client: ClientBase) => void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_REUSED_PLANS) return known;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
  return (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const queryWithPlan = (text: unknown, values: unknown, ...rest: readonly unknown[]): unknown => {
      const name = typeof text === 'string' && text.endsWith(REUSED_PLAN_MARK) ? nameOf(text) : undefined;
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
    };
    client.query = queryWithPlan as typeof client.query;
  };
}

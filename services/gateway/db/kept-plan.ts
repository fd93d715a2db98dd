import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';

/** What a statement ends with whose plan is kept. */
export const KEPT_PLAN_MARK = '/* kept plan */';

/** Of so many statements each connection keeps the plan, some 60 KB each; any more are planned anew each time. */
export const MOST_KEPT = 64;

/**
 * Marks a statement (`modifyEnd`) that PostgreSQL is to plan once a connection rather than once a call: planning a list
 * takes it longer than reading one. Only for statements whose best plan is the same for all values: what is rare for one
 * value and common for another, and limits that are parameters, want a plan of their own.
 */
export const KEPT_PLAN = sql.raw(KEPT_PLAN_MARK);

/** What has the connections of a pool prepare the statements that are marked so, and ask all others as they are. */
export function planKeeper(): (client: ClientBase) => void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_KEPT) return known;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
  return (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const queryWithPlan = (text: unknown, values: unknown, ...rest: readonly unknown[]): unknown => {
      const name = typeof text === 'string' && text.endsWith(KEPT_PLAN_MARK) ? nameOf(text) : undefined;
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
    };
    client.query = queryWithPlan as typeof client.query;
  };
}

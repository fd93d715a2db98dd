import type { ClientBase } from 'pg';
import { recorder } from '@network/server/tracing/span.ts';

const VERB = /^[\s(]*(?:\/\*.*?\*\/\s*)*([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join|table)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)"?/i;
const MOST_NAMES = 2_000;

const names = new Map<string, string>();

/** What a statement is called: its verb and its first table, such as `select videos`, and nothing of its values. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1]?.toLowerCase();
  const name = table === undefined ? verb : `${verb} ${table}`;
  // Texts are the product's own and few; those that are made per call would fill the map.
  if (names.size < MOST_NAMES) names.set(text, name);
  return name;
}

/** Records a span for each statement of a connection, from now on; costs nothing where nothing is recorded. */
export function traceStatements(client: ClientBase): void {
  if (recorder() === undefined) return;
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  const traced = (...args: readonly unknown[]): unknown => {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    const span = text === undefined ? undefined : recorder()?.begin(`sql ${statementName(text)}`, SQL);
    const answer = query(...args);
    if (!(answer instanceof Promise)) {
      span?.end();
      return answer;
    }
    return answer.finally(() => span?.end());
  };
  client.query = traced as typeof client.query;
}

const SQL = { kind: 'client', attributes: { 'db.system': 'postgresql' } } as const;

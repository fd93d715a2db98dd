import { createHash } from 'node:crypto';
import pg from 'pg';

type Query = (this: pg.Client, text: unknown, ...rest: readonly unknown[]) => unknown;

const client = pg.Client.prototype as unknown as { query: Query };
const plain = client.query;
const names = new Map<string, string>();
let users = 0;

/**
 * Has PostgreSQL plan each statement once per connection, for as long as somebody wants it: histories run the same few
 * hundred statements for everybody, and planning takes longer than reading their few rows.
 * @returns ends it
 */
export function prepareStatements(): () => void {
  users += 1;
  client.query = function (text, ...rest) {
    const [values, ...more] = rest;
    return typeof text === 'string' && Array.isArray(values)
      ? plain.call(this, { name: nameOf(text), text, values }, ...more)
      : plain.call(this, text, ...rest);
  };
  return () => {
    users -= 1;
    if (users === 0) client.query = plain;
  };
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

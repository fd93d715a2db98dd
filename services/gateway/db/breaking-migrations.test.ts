import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { modules } from '../modules/registry.ts';

/** Statements that break a release which does not know them: it reads something that is gone, or writes too little. */
const BREAKS =
  /\bdrop (?:table|column|view)\b|\brename\b|\balter column \w+ (?:set not null|(?:set data )?type)\b|\badd column (?![^,;]*\bdefault\b)[^,;()]*\bnot null\b/i;

/** Made before a release had to live beside an older one. */
const EARLIER: readonly string[] = [
  '0233-identity-autologin-binding',
  '0236-identity-rate-limits',
  '0621-billing-command-lifecycle',
  '0624-billing-order-command-lifecycle',
  '0901-requests-limits',
];

/** The statements of a migration, on a database that answers nothing. */
async function statementsOf(migration: Migration): Promise<string> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    log: ({ query }) => void statements.push(query.sql),
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await migration.up(db);
  return statements.join(';\n');
}

describe('migrations that a release before them can’t work with', () => {
  it('say so in their names', async () => {
    const all = modules.flatMap(({ migrations }) => Object.entries<Migration>(migrations ?? {}));
    const breaking: string[] = [];
    for (const [name, migration] of all) if (BREAKS.test(await statementsOf(migration))) breaking.push(name);
    expect(breaking.filter((name) => !/^\d{4}-breaking-/.test(name)).toSorted()).toEqual(EARLIER);
  });

  it.each([
    ['alter table a drop column b', true],
    ['alter table a rename column b to c', true],
    ['alter table a add column b text not null', true],
    ['alter table a alter column b set not null', true],
    ['alter table a alter column b type bigint', true],
    ['alter table a add column b text, add column c text not null', true],
    ['alter table a add column b text', false],
    ["alter table a add column b text not null default ''", false],
    ['create table a (b text not null)', false],
    ['alter table a drop constraint b', false],
  ])('are known by their statements: %s', (statement, breaks) => expect(BREAKS.test(statement)).toBe(breaks));
});

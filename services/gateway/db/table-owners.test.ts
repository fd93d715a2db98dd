import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findForeignTables, ownersOf } from './table-owners.ts';
import { READ_BY_OTHERS } from './read-by-others.ts';

const gateway = new URL('..', import.meta.url).pathname;
const source = '{modules,http,jobs,operations,personal-data,limits}/**/*.ts';
const notQueried = /\.test\.ts$|\/testing\/|migrations\.ts$|tables\.ts$/;
const read = (path: string) => ({ path, text: readFileSync(`${gateway}/${path}`, 'utf8') });
const owners = ownersOf(globSync('{modules/*/*,limits}/tables.ts', { cwd: gateway }).map(read));

describe('tables', () => {
  it('are queried by their owner', () => {
    const files = globSync(source, { cwd: gateway }).filter((path) => !notQueried.test(path));
    expect(files.flatMap((path) => findForeignTables(read(path), owners)).toSorted()).toEqual(READ_BY_OTHERS);
  });

  it.each([
    ["db.selectFrom('users').select('id')", 'users'],
    ["db\n  .selectFrom(\n    'users as person',\n  )", 'users'],
    ["db.insertInto('users').values(row)", 'users'],
    ["query.innerJoin('users', 'users.id', 'deals.user_id')", 'users'],
    ["deleteInBatches(db, 'users', sql`true`)", 'users'],
    ["ownRows('users', ['id'])", 'users'],
    ['sql`select id from deals join users on true`', 'users'],
    ['sql`update users set email = null`', 'users'],
  ])('of another module are named: %s', (text, table) => {
    const rows = new Map([...owners, ['users', 'modules/people/identity']]);
    expect(findForeignTables({ path: 'modules/money/deals/find-deals.ts', text }, rows)).toEqual([
      `modules/money/deals/find-deals.ts queries ${table} of modules/people/identity`,
    ]);
    expect(
      findForeignTables({ path: 'modules/people/identity/accounts.ts', text: "db.selectFrom('users')" }, rows),
    ).toEqual([]);
  });

  it('are not what a comment says or another word means', () => {
    const text = "// rows come from users\n/** from users */\nconst users = people.from(users);\nt('users');";
    expect(findForeignTables({ path: 'modules/money/deals/find-deals.ts', text }, owners)).toEqual([]);
  });
});

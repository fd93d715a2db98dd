import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { slot, storeStatement } from './stored-statement.ts';

const gateway = gatewayForTests({});

it('a statement that was built once answers each call by its own values', async () => {
  const { db } = gateway.services;
  const statement = storeStatement<{ sum: number; word: string }>(
    db.selectNoFrom([
      sql<number>`${slot('one')}::int + ${2}::int`.as('sum'),
      sql<string>`${slot('word')}::text`.as('word'),
    ]),
  );
  expect(await statement.execute(db, { one: 1, word: 'a' })).toEqual([{ sum: 3, word: 'a' }]);
  expect(await statement.execute(db, { word: 'b', one: 40 })).toEqual([{ sum: 42, word: 'b' }]);
  await expect(statement.execute(db, { one: 1 })).rejects.toThrow('needs a value for "word"');
});

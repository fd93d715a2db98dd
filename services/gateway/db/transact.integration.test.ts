import { beforeEach, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import type { Database } from './database.ts';
import { transact } from './transact.ts';

const gateway = gatewayForTests();
beforeEach(() => gateway.services.db.deleteFrom('tags').execute());

const addTag = (db: Database, slug: string) => db.insertInto('tags').values({ slug, name: slug }).execute();
const tags = async (): Promise<readonly string[]> =>
  (await gateway.services.db.selectFrom('tags').select('slug').orderBy('slug').execute()).map(({ slug }) => slug);

async function fail(db: Database, slug: string): Promise<never> {
  await addTag(db, slug);
  throw new Error('no');
}

it('work is a transaction of its own, which leaves nothing when it fails', async () => {
  const { db } = gateway.services;
  expect(await transact(db, async (trx) => (await addTag(trx, 'whole')).length)).toBe(1);
  await expect(transact(db, (trx) => fail(trx, 'half'))).rejects.toThrow('no');
  expect(await tags()).toEqual(['whole']);
});

it('a part of a transaction that fails, also by the database, leaves the rest', async () => {
  await gateway.services.db.transaction().execute(async (outer) => {
    await addTag(outer, 'before');
    await expect(transact(outer, (trx) => fail(trx, 'half'))).rejects.toThrow('no');
    await expect(transact(outer, (trx) => addTag(trx, 'before'))).rejects.toThrow('duplicate key');
    await transact(outer, (trx) => addTag(trx, 'after'));
  });
  expect(await tags()).toEqual(['after', 'before']);
});

it('a part ends with the transaction that it is of', async () => {
  const whole = gateway.services.db.transaction().execute(async (outer) => {
    await transact(outer, (trx) => addTag(trx, 'part'));
    throw new Error('no');
  });
  await expect(whole).rejects.toThrow('no');
  expect(await tags()).toEqual([]);
});

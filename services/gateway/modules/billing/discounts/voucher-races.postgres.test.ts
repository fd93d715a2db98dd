import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { startToJoin } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { checkBooks } from '../testing/money.ts';
import { listDiscounts } from './discounts-of-staff.ts';

let database: TestDatabase;
let test: BillerTest;
beforeAll(async () => {
  database = await createTestDatabase();
  test = await startBillerTest({
    tenants: [vixen],
    config: { database: { url: database.url } },
  });
});
afterEach(() => checkBooks(test.gateway.services.db));
afterAll(async () => {
  await test.close();
  await database.close();
});

const usesOf = async (id: string) => (await listDiscounts(test.gateway.services.db, { after: null, limit: 1, id }))[0];

it('of many orders for the last uses of a voucher, as many are made as there are uses', async () => {
  for (let round = 0; round < 5; round += 1) {
    const code = `LAST${round}`;
    const id = await makeVoucher(test, code, { usesEach: 2 });
    const people = Array.from({ length: 10 }, (_, place) => `racer-${round}-${place}@example.com`);
    const answers = await Promise.all(people.map((email) => startToJoin(test, email, { voucher: code })));
    const pages = answers.flatMap(({ location }) => (location === null ? [] : [location]));
    expect(pages).toHaveLength(2);
    expect(new Set(answers.map(({ messageKey }) => messageKey))).toEqual(new Set([null, 'billing.voucher.usedUp']));
    await Promise.all(pages.map((page) => test.pay(page)));
    await test.deliver();
    expect(await usesOf(id)).toMatchObject({ used: 2, reserved: 0 });
  }
});

it('a use that is given up while others ask for it is taken by one of them at most', async () => {
  for (let round = 0; round < 5; round += 1) {
    const code = `FREED${round}`;
    const id = await makeVoucher(test, code, { usesEach: 1 });
    await startToJoin(test, `holder-${round}@example.com`, { voucher: code, browser: 'h' });
    const rivals = Array.from({ length: 6 }, (_, place) => `rival-${round}-${place}@example.com`);
    // The holder begins again in the same browser, which gives the first order up.
    const [, ...answers] = await Promise.all([
      startToJoin(test, `holder-${round}@example.com`, { voucher: code, browser: 'h' }),
      ...rivals.map((email) => startToJoin(test, email, { voucher: code })),
    ]);
    expect(answers.filter(({ location }) => location !== null).length).toBeLessThanOrEqual(1);
    expect((await usesOf(id))?.reserved).toBe(1);
  }
});

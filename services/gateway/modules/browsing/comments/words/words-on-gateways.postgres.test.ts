import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { loadBannedWords } from '../text/editors-words.ts';
import { decideWord, removeWord } from './decide-word.ts';

let writer: TestGateway;
let reader: TestGateway;
const database = databaseForTests();
beforeAll(async () => {
  const start = () =>
    startTestGateway({
      tenants: [vixen],
      config: { database: { url: database.url }, sharedDataBytes: 2 ** 20 },
    });
  writer = await start();
  reader = await start();
}, 120_000);
afterAll(async () => {
  await reader.close();
  await writer.close();
});

const isBanned = async (gateway: TestGateway) => (await loadBannedWords(gateway.services)).isFoundIn('a pineapple');

/** Statements that a gateway needs to know the words. */
async function statementsOf(gateway: TestGateway): Promise<number> {
  const executor = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
  await isBanned(gateway);
  const count = executor.mock.calls.length;
  executor.mockRestore();
  return count;
}

it('a gateway reads the words once, and goes by what another one decided within a second', async () => {
  await vi.waitFor(async () => expect(await statementsOf(reader)).toBe(0), { timeout: 15_000 });
  expect(await isBanned(reader)).toBe(false);
  const decision = { text: 'pineapple', verdict: 'banned', staff: null, at: writer.services.clock.now() } as const;
  await writer.services.db.transaction().execute((trx) => decideWord(trx, decision));
  const seen = { timeout: 1_000, interval: 10 };
  await vi.waitFor(async () => expect(await isBanned(reader)).toBe(true), seen);
  await writer.services.db.transaction().execute((trx) => removeWord(trx, 'pineapple'));
  await vi.waitFor(async () => expect(await isBanned(reader)).toBe(false), seen);
});

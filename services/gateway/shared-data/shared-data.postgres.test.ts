import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { cutConnection, type CutConnection } from '@network/testing/cut-connection.ts';
import { createTestDatabase, demonstrationTemplate, type TestDatabase } from '@network/testing/postgres-database.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { fixedClock } from '../config/clock.ts';

const LIST = '{ videos(input: { pageSize: 24 }) { items { newId title models { name } } } }';
const MEGABYTE = 2 ** 20;
/** A change has to be seen by every gateway within this time. */
const SEEN_WITHIN_MS = 1_000;

interface Answer {
  readonly videos: { readonly items: readonly { readonly newId: string; readonly title: string }[] };
}

let database: TestDatabase;
let way: CutConnection;
let writer: TestGateway;
let reader: TestGateway;

beforeAll(async () => {
  const clock = fixedClock('2026-03-02T12:00:00Z');
  database = await createTestDatabase(await demonstrationTemplate(clock));
  way = await cutConnection(database.url);
  const start = (url: string) =>
    startTestGateway({
      clock,
      tenants: [vixen],
      config: { database: { url }, sharedDataBytes: MEGABYTE },
    });
  writer = await start(database.url);
  reader = await start(way.url);
}, 120_000);

afterAll(async () => {
  await reader.close();
  await writer.close();
  await way.close();
  await database.close();
});

const titlesOf = async (gateway: TestGateway): Promise<readonly string[]> => {
  const { data, errors } = await gateway.graphql<Answer>(LIST, {}, { tenant: vixen.id });
  expect(errors).toBeUndefined();
  return data.videos.items.map(({ title }) => title);
};

/** Statements that a list takes now. */
async function statementsOf(gateway: TestGateway): Promise<number> {
  const executor = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
  await titlesOf(gateway);
  const count = executor.mock.calls.length;
  executor.mockRestore();
  return count;
}

const untilStored = (gateway: TestGateway) =>
  vi.waitFor(async () => expect(await statementsOf(gateway)).toBe(0), { timeout: 15_000 });

const rename = (gateway: TestGateway, from: string, to: string) =>
  gateway.services.db.updateTable('videos').set({ title: to }).where('title', '=', from).execute();

describe('two gateways on one database', () => {
  it('answer a list without a statement once they have read it', async () => {
    await untilStored(writer);
    await untilStored(reader);
    expect(await titlesOf(reader)).toEqual(await titlesOf(writer));
  });

  it('see each other’s writes within a second', async () => {
    await untilStored(reader);
    const [first = ''] = await titlesOf(reader);
    await rename(writer, first, 'Renamed by another gateway');
    await vi.waitFor(async () => expect((await titlesOf(reader))[0]).toBe('Renamed by another gateway'), {
      timeout: SEEN_WITHIN_MS,
      interval: 10,
    });
  });

  it('do not see what was rolled back', async () => {
    await untilStored(reader);
    const before = await titlesOf(reader);
    const failed = writer.services.db.transaction().execute(async (trx) => {
      await trx.updateTable('videos').set({ title: 'Never' }).execute();
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await titlesOf(reader)).toEqual(before);
  });
});

describe('a gateway whose connections are cut', () => {
  it('stores nothing that could be old, and listens again by itself', async () => {
    await untilStored(reader);
    const [first = ''] = await titlesOf(reader);
    way.cut();
    await rename(writer, first, 'Renamed while it was cut off');
    way.mend();
    await vi.waitFor(async () => expect((await titlesOf(reader))[0]).toBe('Renamed while it was cut off'), {
      timeout: SEEN_WITHIN_MS,
      interval: 10,
    });
    await untilStored(reader);
    await rename(writer, 'Renamed while it was cut off', 'Renamed afterwards');
    await vi.waitFor(async () => expect((await titlesOf(reader))[0]).toBe('Renamed afterwards'), {
      timeout: SEEN_WITHIN_MS,
      interval: 10,
    });
  }, 60_000);
});

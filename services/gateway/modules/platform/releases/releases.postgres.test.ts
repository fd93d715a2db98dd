import { createHash } from 'node:crypto';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { createDocumentUses } from './document-uses.ts';
import { registerConsoleDocuments } from './console-documents.ts';
import { createLiveDocuments } from './live-documents.ts';
import { listReleases, retireRelease } from './live-releases.ts';
import { registerRelease } from './register-release.ts';
import type { BrandRelease } from './release.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
const LIST = 'query OlderList { videos(input: {}) { items { slug } } }';
const hash = createHash('sha256').update(LIST).digest('hex');
const release: BrandRelease = {
  tenantId: 'vixen',
  release: 'r1',
  documents: new Map([[hash, LIST]]),
  tenant: null,
};

let gateways: TestGateway[];
const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  const options = { clock, tenants: [vixen], config };
  gateways = [await startTestGateway(options), await startTestGateway(options)];
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const statuses = () =>
  Promise.all(
    gateways.map(async (gateway) => {
      const headers = gateway.headersFor({ tenant: 'vixen' });
      const payload = { extensions: { persistedQuery: { sha256Hash: hash } } };
      return (await gateway.inject({ method: 'POST', url: '/graphql', headers, payload })).statusCode;
    }),
  );

const servicesOfFirst = () => {
  const [gateway] = gateways;
  if (!gateway) throw new Error('The gateways did not start.');
  return gateway.services;
};

describe('releases on PostgreSQL', () => {
  it('are known to every gateway a second after they are registered, and to none a minute after they are retired', async () => {
    const { db } = servicesOfFirst();
    expect(await statuses()).toEqual([503, 503]);
    await registerRelease(db, release, clock.now());
    clock.advance(1_000);
    expect(await statuses()).toEqual([200, 200]);
    await retireRelease(db, { tenantId: 'vixen', release: 'r1' }, clock.now());
    clock.advance(60_000);
    expect(await statuses()).toEqual([503, 503]);
  });

  it('are registered once by operators who do it at once', async () => {
    const { db } = servicesOfFirst();
    const again = { ...release, release: 'r2' };
    const done = await Promise.all(Array.from({ length: 8 }, () => registerRelease(db, again, clock.now())));
    expect(done.map(({ outcome }) => outcome).toSorted()).toEqual(['registered', ...Array(7).fill('unchanged')]);
  });

  it('cost strangers’ hashes one statement a second', async () => {
    let statements = 0;
    const { db } = servicesOfFirst();
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const live = createLiveDocuments({ db: counted, clock });
    const junk = (round: number) =>
      Promise.all(Array.from({ length: 100 }, (_, index) => live.find(`${round}-${index}`)));
    expect((await junk(1)).every((text) => text === null)).toBe(true);
    await junk(2);
    expect(statements).toBe(1);
    clock.advance(1_000);
    await junk(3);
    expect([statements, await live.find(hash)]).toEqual([2, LIST]);
  });

  it('of the console are registered by gateways of two releases that start at once', async () => {
    const services = servicesOfFirst();
    const documents = (name: string) =>
      new Map(Array.from({ length: 200 }, (_, index) => [`${index}`.padStart(64, name), `query Of${name} { it }`]));
    const starts = Array.from({ length: 12 }, (_, index) => documents(index % 2 === 0 ? 'a' : 'b'));
    await Promise.all(starts.map((each) => registerConsoleDocuments(services, each)));
    const rows = await services.db.selectFrom('console_documents').select('left_at').execute();
    expect([rows.length, rows.filter(({ left_at: leftAt }) => leftAt === null).length]).toEqual([400, 200]);
  });

  it('have their uses written by many gateways at once, none of which waits or fails', async () => {
    const services = servicesOfFirst();
    const usedAt = clock.now();
    const all = gateways.flatMap(() => [createDocumentUses(services), createDocumentUses(services)]);
    for (const uses of all) uses.note('vixen', hash);
    await Promise.all(all.map((uses) => uses.write()));
    const [live] = await listReleases(services.db, 'live');
    expect([live?.release, live?.own_documents, live?.own_last_used_at]).toEqual(['r2', 1, usedAt]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestGateway, startTestGateway } from '@network/testing/gateway.ts';
import { startTestPostgres, type TestPostgres } from '@network/testing/postgres.ts';

let postgres: TestPostgres;
let gateways: TestGateway[] = [];
beforeAll(async () => {
  postgres = await startTestPostgres();
  const config = { database: { url: postgres.url } } as const;
  // Side by side: migrations and seeds have to take turns.
  gateways = await Promise.all([startTestGateway({ seed: true, config }), startTestGateway({ seed: true, config })]);
}, 180_000);
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await postgres.close();
}, 60_000);

/** Both gateways, once they have started. */
function both(): [TestGateway, TestGateway] {
  const [one, other] = gateways;
  if (!one || !other) throw new Error('The gateways did not start.');
  return [one, other];
}

const LIST =
  '{ videos(input: { search: "the" }) { items { slug relatedVideos { slug } crossNavigation { next { slug } } } info { total } } }';

describe('gateways on PostgreSQL', () => {
  it('that start together make the schema and the data once', async () => {
    const [one, other] = both();
    const first = await one.graphql<{ videos: { info: { total: number } } }>(LIST);
    expect(first.errors).toBeUndefined();
    expect(first.data.videos.info.total).toBeGreaterThan(100);
    expect(await other.graphql(LIST)).toEqual(first);
  });

  it('answer 503 with Retry-After while the database is away, and heal without a restart', async () => {
    const [gateway] = both();
    await postgres.stop();
    const request = () => gateway.inject({ method: 'POST', url: '/graphql', payload: { query: LIST } });
    for (let time = 0; time < 3; time += 1) {
      const away = await request();
      expect(away.statusCode).toBe(503);
      expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
      expect(away.json().errors[0].extensions).toEqual({ code: 'UNAVAILABLE', messageKey: 'errors.unavailable' });
    }
    expect((await gateway.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await gateway.inject({ url: '/healthz' })).statusCode).toBe(200);
    await postgres.start();
    expect((await request()).statusCode).toBe(200);
    expect((await gateway.inject({ url: '/readyz' })).statusCode).toBe(200);
  }, 60_000);
});

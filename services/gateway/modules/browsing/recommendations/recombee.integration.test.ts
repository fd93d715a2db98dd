import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { ApiClient, requests as rqs } from 'recombee-api-client';
import * as browser from 'recombee-js-api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { aggregate } from './engine/aggregate.ts';
import { tokensOf } from './recombee/databases.ts';
import { writeFilter } from './recombee/filter.ts';
import { recombeeRoutes } from './recombee/routes.ts';

let app: FastifyInstance;
let baseUri: string;
let client: ApiClient;
let page: browser.ApiClient;

const gateway = gatewayForTests();
beforeAll(async () => {
  app = fastify();
  // The clients sign by the clock of the machine.
  recombeeRoutes(app, { ...gateway.services, clock: { now: () => new Date() } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  baseUri = `127.0.0.1:${(app.server.address() as AddressInfo).port}/recombee`;
  const tokens = tokensOf(gateway.services.config.secrets, 'network-reels');
  client = new ApiClient('network-reels', tokens.private, { baseUri, protocol: 'http' });
  page = new browser.ApiClient('network-reels', tokens.public, { baseUri, useHttps: false });
});
afterAll(async () => {
  await app.close();
});

const statusOf = (promise: Promise<unknown>): Promise<number> =>
  promise.then(
    () => 200,
    (error: { statusCode?: number }) => error.statusCode ?? -1,
  );

describe('D31 the built-in recommender, called by Recombee’s own clients', () => {
  it('C29 receives detail views, ratings, bookmarks, purchases and portions from a browser', async () => {
    const more = { cascadeCreate: true };
    await page.send(new browser.AddDetailView('ada', 'film-1', more));
    await page.send(new browser.AddRating('ada', 'film-2', 0.5, more));
    await page.send(new browser.AddBookmark('ada', 'film-3', more));
    await page.send(new browser.AddPurchase('ada', 'film-4', more));
    await page.send(new browser.SetViewPortion('ada', 'film-5', 0.9, more));
    const stored = await gateway.services.db
      .selectFrom('recommender_interactions')
      .select(['kind', 'item_id', 'value'])
      .where('user_id', '=', 'ada')
      .orderBy('item_id')
      .execute();
    expect(stored).toEqual([
      { kind: 'detailviews', item_id: 'film-1', value: 1 },
      { kind: 'ratings', item_id: 'film-2', value: 0.5 },
      { kind: 'bookmarks', item_id: 'film-3', value: 1 },
      { kind: 'purchases', item_id: 'film-4', value: 1 },
      { kind: 'viewportions', item_id: 'film-5', value: 0.9 },
    ]);
  });

  it('C29 refuses what is wrong as Recombee does', async () => {
    const at = '2026-03-01T10:00:00Z';
    const rate = (user: string, item: string, rating: number, timestamp: string | number = at) =>
      statusOf(client.send(new rqs.AddRating(user, item, rating, { timestamp: timestamp as string })));
    expect(await rate('ada', 'film-1', 1)).toBe(200);
    expect(await rate('ada', 'film-1', 1)).toBe(409);
    expect(await rate('ada', 'film-1', -2, '2026-03-01T11:00:00Z')).toBe(400);
    expect(await rate('ada', 'film-1', 1, -15)).toBe(400);
    expect(await rate('nobody', 'film-1', 1)).toBe(404);
    expect(await rate('ada', 'no-such-film', 1)).toBe(404);
    expect(await statusOf(client.send(new rqs.DeleteRating('ada', 'film-1')))).toBe(200);
    expect(await statusOf(client.send(new rqs.DeleteRating('ada', 'film-1')))).toBe(404);
  });

  it('D31 refuses a wrong token, another database, and what a browser may not do', async () => {
    const view = new rqs.AddDetailView('ada', 'film-1');
    const other = (database: string, token: string) => new ApiClient(database, token, { baseUri, protocol: 'http' });
    const { private: token } = tokensOf(gateway.services.config.secrets, 'network-main');
    expect(await statusOf(other('network-reels', token).send(view))).toBe(401);
    expect(await statusOf(other('network-none', token).send(view))).toBe(404);
    const { public: open } = tokensOf(gateway.services.config.secrets, 'network-reels');
    expect(await statusOf(other('network-reels', open).send(new rqs.AddItem('x')))).toBe(401);
  });

  it('D31 answers each request of a batch with its own status', async () => {
    const batch = new rqs.Batch([
      new rqs.AddItem('batch-item'),
      new rqs.AddItem('batch-item'),
      new rqs.AddUser('batch-user'),
      new rqs.AddBookmark('batch-user', 'batch-item'),
      new rqs.AddBookmark('batch-user', 'no-such-item'),
    ]);
    batch.ensureHttps = false;
    const answers = (await client.send(batch)) as unknown as { code: number }[];
    expect(answers.map(({ code }) => code)).toEqual([201, 409, 201, 200, 404]);
  });

  it(
    'K15 recommends what was liked together, by tenant, and goes on without repeating',
    { timeout: 60_000 },
    async () => {
      const { db } = gateway.services;
      const bookmark = async (user: string, items: readonly string[]) => {
        for (const item of items) await client.send(new rqs.AddBookmark(user, item, { cascadeCreate: true }));
      };
      for (let user = 0; user < 6; user += 1) {
        await bookmark(`night-${user}`, ['moon', 'star', 'dusk']);
        await bookmark(`day-${user}`, ['sun', 'noon', 'heat', 'sand']);
      }
      await db.updateTable('recommender_items').set({ site: 'tushy' }).where('item_id', '=', 'dusk').execute();
      await bookmark('eve', ['moon']);
      expect((await aggregate(db, 'network-reels')).users).toBeGreaterThanOrEqual(13);
      expect(await aggregate(db, 'network-reels')).toEqual({ users: 0, items: 0 });

      const idsOf = ({ recomms }: { recomms: { id: string }[] }) => recomms.map(({ id }) => id);
      const forEve = await client.send(new rqs.RecommendItemsToUser('eve', 2));
      expect(idsOf(forEve)).toEqual(['dusk', 'star']);
      const next = await client.send(new rqs.RecommendNextItems(forEve.recommId, 2));
      expect(idsOf(next).filter((id) => ['dusk', 'star', 'moon'].includes(id))).toEqual([]);
      expect(idsOf(await page.send(new browser.RecommendItemsToItem('sun', 'eve', 3)))).toEqual([
        'heat',
        'noon',
        'sand',
      ]);
      const onTushy = await client.send(
        new rqs.RecommendItemsToUser('eve', 5, { filter: writeFilter({ sites: ['tushy'], features: [] }) ?? '' }),
      );
      expect(idsOf(onTushy)).toEqual(['dusk']);
      expect(await statusOf(client.send(new rqs.RecommendNextItems('no-such-one', 2)))).toBe(404);
      expect(await statusOf(client.send(new rqs.RecommendItemsToItem('no-such-film', 'eve', 2)))).toBe(404);
      expect(await statusOf(client.send(new rqs.RecommendItemsToUser('eve', 2, { filter: "'price' > 3" })))).toBe(400);
    },
  );
});

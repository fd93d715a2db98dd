import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '@network/server/configuration/read-variables.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { startTestPostgres } from '@network/testing/postgres.ts';
import { createBrowserClient, textOf } from './browser-client.ts';
import { describeCosts, type MeasuredPage, measurePages } from './page-costs.ts';
import { measureRenderingUnit } from './rendering-unit.ts';
import { serveProduct } from './serve-product.ts';

const MEMBER = 'member@demo.example';
const PASSWORD = 'Demo1234pass';

/** What pages cost as browsers ask for them, in units of rendering. */
export async function benchPages(root: string, tenant: Tenant, env: Environment): Promise<void> {
  if (process.platform !== 'linux') return console.log('pages: not measured, as only Linux counts their CPU time');
  const postgres = await startTestPostgres();
  try {
    console.log(await costsOf(root, tenant, { ...env, DATABASE_URL: postgres.url }));
  } finally {
    await postgres.close();
  }
}

async function costsOf(root: string, tenant: Tenant, env: Environment): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'network-bench-pages-'));
  const product = await serveProduct(root, tenant.id, { ...env, DATA_DIR: dataDir });
  const visitor = createBrowserClient(4);
  const member = createBrowserClient(4);
  try {
    const { tour, members } = effectiveUrls(tenant, env);
    await member.signIn(members, MEMBER, PASSWORD);
    const film = /href="(\/videos\/[^"/?]+)"/.exec(textOf(await member.get(`${members}/videos`)))?.[1] ?? '';
    const measure = (client: typeof visitor, pages: readonly MeasuredPage[]) =>
      measurePages(client, pages, product.processes);
    const units = [measureRenderingUnit()];
    const costs = [
      ...(await measure(visitor, [
        { name: 'visitor /, cached', url: `${tour}/`, goal: 0.4, requests: 600 },
        { name: 'visitor /videos, cached', url: `${tour}/videos`, goal: 0.4, requests: 600 },
      ])),
      ...(await measure(member, [
        { name: 'member /', url: `${members}/`, goal: 3 },
        { name: 'member /videos', url: `${members}/videos`, goal: 2 },
        { name: 'member /performers', url: `${members}/performers`, goal: 2 },
        { name: 'member, a film', url: members + film, goal: 2 },
        { name: 'member /account', url: `${members}/account`, goal: 3 },
      ])),
    ];
    const unseen = {
      name: 'visitor /videos, not cached',
      url: `${tour}/videos`,
      goal: 12,
      unseen: unseenListings(tour),
      warmUp: otherListings(tour),
    };
    costs.push(...(await measure(visitor, [unseen])));
    units.push(measureRenderingUnit());
    const unit = Math.min(...units);
    const heading = `pages; U = ${unit.toFixed(2)} ms of CPU, React's time for 1,000 elements:`;
    return [heading, describeCosts(costs, unit)].join('\n');
  } finally {
    visitor.close();
    member.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const ORDERS = ['newest', 'rating', 'most_viewed', 'name'];
const CATEGORIES = ['golden-hour', 'city-nights', 'by-the-sea', 'chamber-pieces', 'slow-cinema', 'rooftops', 'rain'];

/** Every page of every order of the films, each an address of its own in the cache of pages. */
const unseenListings = (tour: string): readonly string[] =>
  ORDERS.flatMap((order) => Array.from({ length: 9 }, (_, index) => `${tour}/videos?page=${index + 2}&order=${order}`));

/** Listings that are not among those: by their making the code that renders pages is compiled. */
const otherListings = (tour: string): readonly string[] =>
  CATEGORIES.flatMap((category) =>
    ORDERS.flatMap((order) =>
      Array.from(
        { length: 12 },
        (_, index) => `${tour}/videos?categories=${category}&page=${index + 1}&order=${order}`,
      ),
    ),
  );

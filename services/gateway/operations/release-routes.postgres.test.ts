import { createHash } from 'node:crypto';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import slayed from '../../../apps/slayed/tenant.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { brandKeyFor } from '../config/secrets.ts';
import { createGateway, type Gateway } from '../gateway.ts';
import { releasesOperation } from './releases-operation.ts';
import { modules } from '../modules/registry.ts';

const LIST = 'query OlderList { videos(input: {}) { items { slug } } }';
const documents = { [createHash('sha256').update(LIST).digest('hex')]: LIST };
const calmer: Tenant = { ...vixen, features: { ...vixen.features, reels: false } };

let gateways: readonly [Gateway, Gateway];
const database = databaseForTests();
beforeEach(async () => {
  const config = testGatewayConfig({ database: { url: database.url }, tenantsDir: null });
  const start = () => createGateway(config, { log: pino({ level: 'silent' }) });
  gateways = [await start(), await start()];
});
afterEach(async () => {
  const { db } = gateways[0].services;
  await db.deleteFrom('active_releases').execute();
  await db.deleteFrom('brand_releases').execute();
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const keyOf = (brand: string) => brandKeyFor(gateways[0].services.config.secrets.brand, brand);

async function call(path: string, payload: object = {}, key = keyOf(path.split('/')[0] ?? '')) {
  const { statusCode, body } = await gateways[0].app.inject({
    method: 'POST',
    url: `/releases/${path}`,
    headers: { authorization: `Bearer ${key}` },
    payload,
  });
  const { text = null } = JSON.parse(body) as { text?: string };
  return [statusCode, text] as const;
}

/** What a brand server is answered by the second gateway. */
async function statusOf(brand: string): Promise<number> {
  const headers = { 'x-tenant': brand, 'x-brand-key': keyOf(brand) };
  const payload = { query: '{ videos(input: {}) { info { total } } }' };
  return (await gateways[1].app.inject({ method: 'POST', url: '/graphql', headers, payload })).statusCode;
}

const reelsOf = (gateway: Gateway) => gateway.services.tenants.find('vixen')?.features.reels;

describe('a brand’s team with the brand’s key', () => {
  it('registers a release, which changes nothing that is shown, and makes it known to every gateway by activating it', async () => {
    expect(await statusOf('vixen')).toBe(503);
    const first = { release: 'r1', tenant: vixen, documents };
    expect(await call('vixen/register', first)).toEqual([200, 'vixen r1 is registered: 1 documents, 1 of them new.']);
    expect(await call('vixen/back')).toEqual([422, "vixen can't go back: no release of vixen is active."]);
    expect(await call('vixen/activate', { release: 'r1' })).toEqual([200, 'vixen r1 is active.']);
    expect(await call('vixen/activate', { release: 'r1' })).toEqual([200, 'vixen r1 is active already.']);
    expect(await call('vixen/back')).toEqual([422, "vixen can't go back: no release of vixen was active before."]);
    await expect.poll(() => statusOf('vixen'), { timeout: 5_000 }).toBe(200);
    expect(gateways[1].services.tenants.find('vixen')?.copy).toEqual(vixen.copy);

    await expect.poll(() => gateways.map(reelsOf), { timeout: 5_000 }).toEqual([true, true]);
    expect((await call('vixen/register', { release: 'r2', tenant: calmer, documents }))[0]).toBe(200);
    expect(gateways.map(reelsOf)).toEqual([true, true]);
    expect(await call('vixen/activate', { release: 'r2' })).toEqual([200, 'vixen r2 is active; r1 was before.']);
    await expect.poll(() => gateways.map(reelsOf), { timeout: 5_000 }).toEqual([false, false]);
  });

  it('goes back to the release before by one call', async () => {
    for (const [release, tenant] of Object.entries({ r1: vixen, r2: calmer })) {
      await call('vixen/register', { release, tenant, documents });
      await call('vixen/activate', { release });
    }
    await expect.poll(() => gateways.map(reelsOf), { timeout: 5_000 }).toEqual([false, false]);
    expect(await call('vixen/back')).toEqual([200, 'vixen r1 is active; r2 was before.']);
    await expect.poll(() => gateways.map(reelsOf), { timeout: 5_000 }).toEqual([true, true]);
    expect(await call('slayed/back')).toEqual([422, "slayed can't go back: no release of slayed is active."]);
  });

  it('is refused with another key, another brand’s configuration, and what is no release', async () => {
    const release = { tenant: vixen, documents };
    expect(await call('vixen/register', release, keyOf('slayed'))).toEqual([403, null]);
    expect(await call('vixen/activate', { release: 'r1' }, '')).toEqual([403, null]);
    expect(await call('slayed/register', release)).toEqual([
      422,
      'slayed can\'t be registered here: its tenant.json is that of "vixen"',
    ]);
    const newer = { ...vixen, features: { ...vixen.features, rails: true } };
    expect((await call('vixen/register', { tenant: newer, documents }))[1]).toMatch(
      /features\.rails: Unrecognized key/,
    );
    expect(await call('vixen/register', { tenant: vixen, documents: { x: LIST } })).toEqual([400, null]);
    expect(await call('vixen/register', { tenant: vixen, documents, force: true })).toEqual([400, null]);
    expect(await gateways[0].services.db.selectFrom('brand_releases').selectAll().execute()).toEqual([]);
  });

  it('can’t activate what is not registered, was retired, has no configuration, or has another brand’s hosts', async () => {
    const { services } = gateways[0];
    const operate = (...args: string[]) => releasesOperation(modules).run(services, args);
    expect((await call('vixen/activate', { release: 'r1' }))[1]).toBe(
      "vixen r1 can't be activated: no release of vixen is registered.",
    );
    await call('vixen/register', { release: 'r1', tenant: vixen, documents });
    await call('slayed/register', { release: 'r9', tenant: slayed, documents });
    expect((await call('vixen/activate', { release: 'r9' }))[1]).toBe(
      "vixen r9 can't be activated: it is not registered; the latest of vixen are r1.",
    );
    await operate('retire', 'vixen', 'r1');
    expect((await call('vixen/activate', { release: 'r1' }))[1]).toMatch(/it was retired/);
    await services.db
      .insertInto('brand_releases')
      .values({ tenant_id: 'vixen', release: 'r0', registered_at: new Date(), retired_at: null, tenant: null })
      .execute();
    expect((await call('vixen/activate', { release: 'r0' }))[1]).toMatch(/without its tenant\.json/);
    await call('vixen/register', { release: 'r1', tenant: vixen, documents });
    await call('vixen/activate', { release: 'r1' });
    const thief = { ...slayed, urls: { ...slayed.urls, members: vixen.urls.members } };
    await call('slayed/register', { release: 'r1', tenant: thief, documents });
    expect(await call('slayed/activate', { release: 'r1' })).toEqual([
      422,
      `slayed r1 can't be activated: ${vixen.urls.members} is vixen's.`,
    ]);
    const namesake = { ...slayed, abbreviation: vixen.abbreviation };
    await call('slayed/register', { release: 'r2', tenant: namesake, documents });
    expect((await call('slayed/activate', { release: 'r2' }))[1]).toMatch(/the abbreviation vxn is vixen's/);
  });

  it('sees its live releases, and which one is active; that one is not retired', async () => {
    await call('vixen/register', { release: 'r1', tenant: vixen, documents });
    await call('vixen/activate', { release: 'r1' });
    await call('slayed/register', { release: 'r1', tenant: slayed, documents });
    const { body } = await gateways[0].app.inject({
      url: '/releases/vixen',
      headers: { authorization: `Bearer ${keyOf('vixen')}` },
    });
    expect(body).toMatch(/"vixen r1 {2}registered [^"\n]* {2}active {2}1 documents[^"\n]*"/);
    const retired = await releasesOperation(modules).run(gateways[0].services, ['retire', 'vixen', 'r1']);
    expect(retired.ok).toBe(false);
  });
});

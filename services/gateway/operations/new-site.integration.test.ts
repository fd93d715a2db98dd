import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plansOfSite } from '@network/demo/content/plans.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { parseTenant } from '@network/tenant/define-tenant.ts';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import vixenplus from '../../../apps/vixenplus/tenant.ts';
import { brandKeyFor } from '../config/secrets.ts';
import { addVideo } from '../modules/content/catalogue/testing/public.ts';
import { contentOperation } from '../modules/content/content/testing/public.ts';
import { signInMember } from '../modules/money/membership/testing/public.ts';

const LIST = 'query NewSiteList { videos(input: {}) { items { videoId } } }';
const hash = createHash('sha256').update(LIST).digest('hex');

const urls = { tour: 'https://www.acme.example', members: 'https://members.acme.example', api: vixen.urls.api };
const site = { id: 'acme', name: 'Acme Films', abbreviation: 'acm', offerPageId: 12, launchedOn: '2026-02-01' };
const acme: Tenant = {
  ...vixen,
  id: 'acme',
  name: 'Acme',
  abbreviation: 'acm',
  sites: ['acme'],
  ownSites: [site],
  urls,
};
/** The bundle shows the new site, and sells a subscription of ten. */
const wider: Tenant = {
  ...vixenplus,
  sites: [...vixenplus.sites, 'acme'],
  multisites: { ...vixenplus.multisites, multisite2026: [...vixenplus.sites, 'acme'] },
};

const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
let gateway: TestGateway;
let own: string;
let elsewhere: string;
beforeAll(async () => {
  // Nothing that this gateway was started with knows of the brand.
  gateway = await startTestGateway({ tenants: 'registered' });
  elsewhere = await addVideo(gateway.services.db, 'v-1', 'vixen');
  own = await addVideo(gateway.services.db, 'a-1', 'acme');
}, 120_000);
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

async function call(path: string, payload: object): Promise<readonly [number, string]> {
  const key = brandKeyFor(gateway.services.config.secrets.brand, path.split('/')[0] ?? '');
  const headers = { authorization: `Bearer ${key}` };
  const response = await gateway.inject({ method: 'POST', url: `/releases/${path}`, headers, payload });
  return [response.statusCode, response.json<{ text: string }>().text];
}

async function release(tenant: Tenant, id = 'r1'): Promise<readonly [number, string]> {
  const published: unknown = JSON.parse(JSON.stringify(tenant));
  await call(`${tenant.id}/register`, { release: id, tenant: published, documents: { [hash]: LIST } });
  return call(`${tenant.id}/activate`, { release: id });
}

async function isServed(tenant: Tenant): Promise<void> {
  await expect
    .poll(() => JSON.stringify(gateway.services.tenants.find(tenant.id)?.sites), { timeout: 5_000 })
    .toBe(JSON.stringify(tenant.sites));
}

const NETWORK = '{ sites { id name brandId } }';
const PROFILE =
  '{ findOneUserProfile { siteAccessArray multisiteType viewer tenantsSubscriptionState { tenant value } } }';

interface Profile {
  readonly findOneUserProfile: {
    readonly siteAccessArray: readonly string[];
    readonly multisiteType: string | null;
    readonly tenantsSubscriptionState: readonly { readonly tenant: string; readonly value: string | null }[];
  };
}

describe('a brand with a site that the gateway never heard of', () => {
  it('is away until its release is active, and answered from then on', async () => {
    expect((await gateway.graphql(LIST, {}, { tenant: 'acme' })).status).toBe(503);
    expect(await release(acme)).toEqual([200, 'acme r1 is active.']);
    await isServed(acme);
    const { status, data } = await gateway.graphql(LIST, {}, { tenant: 'acme' });
    expect([status, data]).toEqual([200, { videos: { items: [{ videoId: own }] } }]);
    const named = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: gateway.headersFor({ tenant: 'acme' }),
      payload: { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
    });
    expect(named.json()).toMatchObject({ data: { videos: { items: [{ videoId: own }] } } });
  });

  it('is in the network’s list of sites, behind those that were there', async () => {
    const { data } = await gateway.graphql<{ sites: { id: string }[] }>(NETWORK, {}, { tenant: 'acme' });
    expect(data.sites.map(({ id }) => id)).toEqual([...SITE_IDS, 'acme']);
    expect(data.sites.at(-1)).toEqual({ id: 'acme', name: 'Acme Films', brandId: 'acme' });
    const film = '{ video(slug: "film-a-1") { site { id name abbreviation } } }';
    const shown = await gateway.graphql(film, {}, { tenant: 'acme' });
    expect(shown.data).toEqual({ video: { site: { id: 'acme', name: 'Acme Films', abbreviation: 'acm' } } });
  });

  it('sells its plans, once there are some, beside those of several sites', async () => {
    const query = '{ joinOptions { options { optionId isMultisite sites } } }';
    const offered = async () => {
      const { data } = await gateway.graphql<{
        joinOptions: { options: { optionId: number; isMultisite: boolean; sites: string[] }[] };
      }>(query, {}, { tenant: 'acme' });
      return data.joinOptions.options;
    };
    expect((await offered()).map(({ isMultisite }) => isMultisite)).toEqual([true, true, true]);
    const file = join(folder, 'plans.json');
    writeFileSync(file, JSON.stringify({ format: 1, plans: plansOfSite('acme') }));
    const imported = await contentOperation.run(gateway.services, ['import', file]);
    expect(imported.text).toBe('4 created, 0 changed, 0 unchanged, 0 refused.');
    const single = (await offered()).filter(({ isMultisite }) => !isMultisite);
    expect(single.map(({ optionId }) => optionId)).toEqual([1203, 1205, 1201, 1202]);
    expect(single.every(({ sites }) => sites.join() === 'acme')).toBe(true);
    expect((await offered()).filter(({ isMultisite }) => isMultisite)).toHaveLength(3);
  });

  it('opens to its members and to nobody else', async () => {
    const member = await signInMember(gateway, acme, 'acmemember');
    const { findOneUserProfile: profile } = await member.query<Profile>(PROFILE);
    expect(profile.siteAccessArray).toEqual(['acme']);
    expect(profile.multisiteType).toBeNull();
    const states = Object.fromEntries(profile.tenantsSubscriptionState.map(({ tenant, value }) => [tenant, value]));
    expect(states).toMatchObject({ acme: 'full', vixen: null });
    const stranger = await signInMember(gateway, acme, 'acmestranger', { product: 'vixen' });
    expect((await stranger.query<Profile>(PROFILE)).findOneUserProfile.siteAccessArray).toEqual(['vixen']);
    expect(elsewhere).not.toBe(own);
  });

  it('is in the subscription of several sites that a bundle declares, and in no older one', async () => {
    expect(await release(wider)).toEqual([200, 'vixenplus r1 is active.']);
    await isServed(wider);
    const all = await signInMember(gateway, wider, 'allsites', { product: 'multisite2026' });
    const { findOneUserProfile: wide } = await all.query<Profile>(PROFILE);
    expect(wide.siteAccessArray).toEqual([...SITE_IDS, 'acme']);
    expect(wide.multisiteType).toBe('multisite2026');
    const nine = await signInMember(gateway, wider, 'ninesites', { product: 'multisite2025' });
    const { findOneUserProfile: narrow } = await nine.query<Profile>(PROFILE);
    expect(narrow.siteAccessArray).toEqual(SITE_IDS);
    expect(narrow.multisiteType).toBe('multisite2025');
    const list = await all.query<{ videos: { items: { videoId: string }[] } }>(LIST);
    expect(list.videos.items.map(({ videoId }) => videoId).toSorted()).toEqual([own, elsewhere].toSorted());
  });

  it('is no name that a person may take', async () => {
    const person = await signInMember(gateway, acme, 'namer', { displayName: null });
    const choose = 'mutation { setDisplayName(displayName: "acme") { __typename ... on DisplayNameRefused { code } } }';
    expect(await person.query(choose)).toEqual({
      setDisplayName: { __typename: 'DisplayNameRefused', code: 'RESERVED' },
    });
  });

  it('stays known when its brand goes on without it', async () => {
    const without: Tenant = { ...acme, ownSites: [] };
    expect((await release(without, 'r2'))[0]).toBe(200);
    const { data } = await gateway.graphql<{ sites: { id: string }[] }>(NETWORK, {}, { tenant: 'acme' });
    expect(data.sites.at(-1)?.id).toBe('acme');
  });
});

describe('a release that can’t be activated', () => {
  const other: Tenant = {
    ...acme,
    id: 'other',
    abbreviation: 'oth',
    sites: ['other'],
    ownSites: [{ ...site, id: 'other', abbreviation: 'oth', offerPageId: 13 }],
    urls: { ...urls, tour: 'https://www.other.example', members: 'https://members.other.example' },
  };

  it.each([
    ['another brand’s site', { ownSites: [{ ...site, id: 'vixen' }], sites: ['vixen'] }, /the site vixen has an id/],
    ['another site’s offer page', { ownSites: [{ ...site, id: 'other', offerPageId: 3 }] }, /of vixen's vixen/],
    ['a site that no brand declares', { sites: ['other', 'nowhere'] }, /no brand declares the site nowhere/],
    [
      'another brand’s subscription',
      { multisites: { multisite2025: ['other', 'vixen'] } },
      /multisite2025 is vixenplus's/,
    ],
  ])('declares or shows %s', async (_case, change, reason) => {
    const [status, text] = await release(parseTenant({ ...other, ...change }), `r-${JSON.stringify(change).length}`);
    expect([status, text]).toEqual([422, expect.stringMatching(reason)]);
    const { db } = gateway.services;
    const rows = await db.selectFrom('sites').select('tenant_id').where('tenant_id', '=', 'other').execute();
    expect(rows).toEqual([]);
  });
});

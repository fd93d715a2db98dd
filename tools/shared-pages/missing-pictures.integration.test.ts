import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import { NO_STOCK_MEDIA } from '@network/gateway/modules/content/media/public.ts';
import { sendPicture } from '@network/gateway/modules/content/content/testing/public.ts';
import { signInMember } from '@network/gateway/modules/money/membership/testing/public.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import combined from '../../apps/combined/tenant.ts';
import vixen from '../../apps/vixen/tenant.ts';
import { findPages } from './find-pages.ts';
import { requestedAddresses } from './requested-addresses.ts';
import { type BrandAnswer, serveBrand } from './serve-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'missing-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A gateway as it runs from a package: nothing stands in for what nobody uploaded. */
const asPackaged = (tenants: readonly Tenant[], name: string) =>
  ({
    tenants,
    config: { dataDir: folder, mediaStore: { kind: 'folder', folder: join(folder, name) } },
    parts: { demonstration: { ...demonstration, media: NO_STOCK_MEDIA } },
  }) as const;

/** Every second thing has what an editor uploaded for it, the others nothing. */
async function uploadHalf(gateway: TestGateway, brands: readonly string[]): Promise<void> {
  const { db } = gateway.services;
  await sendPicture(gateway, { id: 'upright', shape: 'portrait', width: 900, height: 1200, background: '#d00000' });
  await sendPicture(gateway, { id: 'wide', shape: 'landscape', width: 1920, height: 1080, background: '#00d000' });
  const picture = (id: string) =>
    sql`(select jsonb_build_object('id', id) || rendition from pictures where id = ${id})`;
  const half = sql`abs(hashtext(id)) % 2 = 0`;
  const artwork = {
    performers: ['portrait', 'banner'],
    categories: ['picture'],
    channels: ['picture'],
    channel_packs: ['picture'],
    deals: ['logo', 'thumbnail'],
    showcases: ['picture'],
    angels: ['portrait', 'banner'],
    wall_posts: ['picture'],
  };
  for (const [table, fields] of Object.entries(artwork)) {
    const shown = fields.map(
      (field) => sql`${sql.lit(field)}::text, ${picture(field === 'portrait' ? 'upright' : 'wide')}`,
    );
    const key = table === 'categories' ? sql`abs(hashtext(slug)) % 2 = 0` : half;
    await sql`update ${sql.table(table)} set artwork = jsonb_build_object(${sql.join(shown)}) where ${key}`.execute(db);
  }
  await sql`insert into brand_art (id, brand_id, slot, artwork)
    select brand, brand, 'hero', jsonb_build_object('picture', ${picture('wide')})
    from unnest(${brands}::text[]) brand`.execute(db);
  await sql`update videos set own_media = jsonb_build_object('film', null, 'picture', ${picture('wide')} || '{"isChosen":true}') where ${half}`.execute(
    db,
  );
}

/** Lists the addresses of pages that are answered with anything but 200, and counts the pages and addresses. */
async function requestAll(
  pages: readonly string[],
  open: (path: string) => Promise<BrandAnswer>,
  visit: (path: string) => Promise<BrandAnswer>,
) {
  const answered = new Map<string, number>();
  const wrong: string[] = [];
  let shown = 0;
  let placeholders = 0;
  // The way to a partner who is not there in a test.
  for (const page of pages.filter((each) => each !== '/cams')) {
    const { status, body } = await open(page);
    if (status === 200) shown += 1;
    if (status >= 500) wrong.push(`${page} is ${status}`);
    placeholders += body.match(/picture-missing/g)?.length ?? 0;
    for (const address of requestedAddresses(body)) {
      const path = address.replace(/^https?:\/\/[^/]+/, '').split('#')[0] ?? '';
      // What is said to others is at the tour host, with which its address begins.
      const at = address.startsWith('/') ? open : visit;
      const known = answered.get(address) ?? (await at(path)).status;
      answered.set(address, known);
      if (known !== 200) wrong.push(`${page} requests ${address}, which is ${known}`);
      if (path.includes('/neutral-')) wrong.push(`${page} requests ${address} for what nobody uploaded`);
    }
  }
  return { wrong, shown, placeholders, addresses: answered.size };
}

describe('pages of a network whose editors have not uploaded everything', () => {
  it.each([vixen, combined])(
    'request nothing that is not there, where there is nothing at all, of $id',
    async (tenant) => {
      const gateway = await startTestGateway(asPackaged([tenant], `empty-${tenant.id}`));
      // A new network sells nothing either (1057).
      await gateway.services.db.deleteFrom('plans').execute();
      const brand = await serveBrand(gateway, tenant);
      try {
        const found = await requestAll(await findPages(tenant, brand.visit), brand.visit, brand.visit);
        expect(found.wrong).toEqual([]);
        expect(found.shown).toBeGreaterThan(5);
      } finally {
        await brand.close();
        await gateway.close();
      }
    },
  );

  describe.each([
    ['nothing', vixen, {}],
    ['half', vixen, { tags: 'long' }],
    ['half', combined, { tags: 'long' }],
  ] as const)('draw the brand’s placeholder where %s is uploaded', (uploaded, tenant, details) => {
    it(`of ${tenant.id}`, details, async () => {
      const gateway = await startTestGateway({ ...asPackaged([tenant], `${uploaded}-${tenant.id}`), seed: true });
      if (uploaded === 'half') await uploadHalf(gateway, [tenant.id]);
      const brand = await serveBrand(gateway, tenant);
      try {
        const tour = await requestAll(await findPages(tenant, brand.visit), brand.visit, brand.visit);
        const { session } = await signInMember(gateway, tenant, 'somebody');
        const cookie = `vxn_session=${session}`;
        const open = (path: string) => brand.get(path, cookie);
        const members = await requestAll(await findPages(tenant, open), open, brand.visit);
        expect([tour.wrong, members.wrong]).toEqual([[], []]);
        expect(tour.shown).toBeGreaterThan(15);
        expect(members.shown).toBeGreaterThan(25);
        expect(tour.placeholders).toBeGreaterThan(100);
        expect(tour.addresses > 20).toBe(uploaded === 'half');
      } finally {
        await brand.close();
        await gateway.close();
      }
    });
  });
});

import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { createItem } from './items/edit-draft.ts';
import { publishItem } from './items/publish-item.ts';

const gateway = gatewayForTests({ tenants: [vixen] });

const wait = async (query: string, tenant?: string): Promise<{ status: number; latest: number }> => {
  const headers = gateway.headersFor(tenant === undefined ? {} : { tenant });
  const response = await gateway.inject({ method: 'GET', url: `/brand/publications${query}`, headers });
  return { status: response.statusCode, latest: response.json<{ latest: number }>().latest };
};

async function publishTag(slug: string): Promise<void> {
  const { db } = gateway.services;
  const editing = { by: { email: 'ed@demo.example', tokenId: null }, at: gateway.services.clock.now(), sites: null };
  await createItem(db, 'tag', { slug, name: slug }, editing);
  await publishItem(db, { kind: 'tag', id: slug, expectedVersion: 1 }, null, editing);
}

describe('publications', () => {
  it('are numbered: a brand server that knows an older one is answered at once', async () => {
    expect(await wait('', 'vixen')).toEqual({ status: 200, latest: 0 });
    await publishTag('one');
    expect(await wait('?after=0', 'vixen')).toEqual({ status: 200, latest: 1 });
  });

  it('end the waiting of one that knows the latest; a draft does not', async () => {
    const waiting = wait('?after=1', 'vixen');
    const editing = { by: { email: 'ed@demo.example', tokenId: null }, at: gateway.services.clock.now(), sites: null };
    await createItem(gateway.services.db, 'tag', { slug: 'draft', name: 'Draft' }, editing);
    await publishTag('two');
    expect(await waiting).toEqual({ status: 200, latest: 2 });
  });

  it('are for brand servers alone, by a number', async () => {
    expect(await wait('')).toMatchObject({ status: 404 });
    expect(await wait('?after=all', 'vixen')).toMatchObject({ status: 400 });
  });

  it('say whether a membership is on sale, and end the waiting of one that knows otherwise', async () => {
    const { db } = gateway.services;
    const read = async (query: string) => {
      const headers = gateway.headersFor({ tenant: 'vixen' });
      const response = await gateway.inject({ method: 'GET', url: `/brand/publications${query}`, headers });
      return response.json<{ latest: number; settings: { version: string; sellsMemberships: boolean } }>();
    };
    const first = await read('');
    expect(first.settings).toMatchObject({ sellsMemberships: true });
    const query = (version: string) => `?after=${String(first.latest)}&settings=${version}`;
    const waiting = read(query(first.settings.version));
    await db.updateTable('plans').set({ is_published: false }).execute();
    const unsold = await waiting;
    expect(unsold).toMatchObject({ latest: first.latest, settings: { sellsMemberships: false } });
    const again = read(query(unsold.settings.version));
    await db.updateTable('plans').set({ is_published: true }).execute();
    expect((await again).settings).toEqual(first.settings);
  });
});

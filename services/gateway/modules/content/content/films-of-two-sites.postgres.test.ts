import { expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import combined from '../../../../../apps/combined/tenant.ts';
import { createItem, updateItem } from './items/edit-draft.ts';
import { publishItem } from './items/publish-item.ts';
import type { ContentResult } from './items/item.ts';

const gateway = gatewayForTests({ tenants: [combined] });

const editing = { by: { email: 'a@demo.example', tokenId: null }, at: new Date('2026-03-02T12:00:00Z'), sites: null };
const film = (site: string, slug: string) => ({ slug, title: slug, site, runLengthSeconds: 600 });
const create = (site: string, slug: string) => createItem(gateway.services.db, 'film', film(site, slug), editing);
function savedItem(result: ContentResult) {
  if (result.__typename !== 'ContentSaved') throw new Error(JSON.stringify(result));
  return result.item;
}
const SITES = ['vixen', 'tushy', 'deeper', 'milfy', 'slayed'];

it('editors of five sites take one slug at the same moment: who is refused has it at the next attempt', async () => {
  const addresses: string[] = [];
  for (let waiting = SITES; waiting.length > 0;) {
    const results = await Promise.all(waiting.map((site) => create(site, 'raced')));
    const saved = results.filter(({ __typename }) => __typename === 'ContentSaved');
    // Somebody gets on each time, and nobody is told anything but that the slug was taken meanwhile.
    expect(saved.length).toBeGreaterThan(0);
    const others = results.filter((each) => each.__typename === 'ContentInvalid');
    expect(others.flatMap(({ problems }) => problems.map(({ path }) => path))).toEqual(others.map(() => 'slug'));
    for (const each of saved) {
      const { slug, address } = savedItem(each).document as { readonly slug: string; readonly address: string | null };
      addresses.push(address ?? slug);
    }
    waiting = waiting.filter((_site, index) => results[index]?.__typename !== 'ContentSaved');
  }
  expect(new Set(addresses).size).toBe(SITES.length);
  expect(addresses).toContain('raced');
});

it('a slug that is given up at this moment stays the way to its film', async () => {
  const { db } = gateway.services;
  for (let round = 0; round < 5; round += 1) {
    const slug = `given-up-${round}`;
    const first = savedItem(await create('vixen', slug));
    const key = { kind: 'film', id: first.id } as const;
    savedItem(await publishItem(db, { ...key, expectedVersion: 1 }, null, editing));
    savedItem(await updateItem(db, { ...key, expectedVersion: 2 }, film('vixen', `new-${slug}`), editing));
    const [renamed, other] = await Promise.all([
      publishItem(db, { ...key, expectedVersion: 3 }, null, editing),
      create('tushy', slug),
    ]);
    savedItem(renamed);
    const { id } = savedItem(other);
    savedItem(await publishItem(db, { kind: 'film', id, expectedVersion: 1 }, null, editing));
    const redirect = await db.selectFrom('slug_redirects').select('entity_id').where('slug', '=', slug).execute();
    expect(redirect).toEqual([{ entity_id: first.id }]);
    const row = await db.selectFrom('videos').select(['slug', 'own_slug']).where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ slug: `${slug}-tushy`, own_slug: slug });
  }
});

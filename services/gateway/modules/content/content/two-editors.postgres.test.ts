import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { createItem, updateItem } from './items/edit-draft.ts';
import { publishItem } from './items/publish-item.ts';
import { verifyAudit } from '../../staff/staff/testing/public.ts';

const gateway = gatewayForTests({ tenants: [vixen] });

const editing = (email: string) => ({
  by: { email, tokenId: null },
  at: new Date('2026-03-02T12:00:00Z'),
  sites: null,
});
const EDITORS = ['a@demo.example', 'b@demo.example', 'c@demo.example', 'd@demo.example', 'e@demo.example'];
const film = (slug: string, title = slug) => ({
  slug,
  title,
  site: 'vixen',
  runLengthSeconds: 600,
  categories: ['harbors'],
});
const namesOf = (results: readonly { readonly __typename: string }[]) =>
  results.map(({ __typename }) => __typename).toSorted();

describe('editors at the same moment', () => {
  it('one of them changes an item, and the others read that they came too late', async () => {
    const { db } = gateway.services;
    const created = await createItem(db, 'film', film('raced'), editing('a@demo.example'));
    if (created.__typename !== 'ContentSaved') throw new Error(created.__typename);
    const { id } = created.item;
    const results = await Promise.all(
      EDITORS.map((email) =>
        updateItem(db, { kind: 'film', id, expectedVersion: 1 }, film('raced', `By ${email}`), editing(email)),
      ),
    );
    expect(namesOf(results)).toEqual([...Array<string>(4).fill('ContentConflict'), 'ContentSaved']);
    const winner = results.find((each) => each.__typename === 'ContentSaved');
    for (const each of results) if (each.__typename === 'ContentConflict') expect(each.current).toEqual(winner?.item);
    const versions = await db.selectFrom('content_versions').select('version').where('id', '=', id).execute();
    expect(versions).toHaveLength(2);
  });

  it('one of them gets a slug', async () => {
    const { db } = gateway.services;
    const results = await Promise.all(EDITORS.map((email) => createItem(db, 'film', film('wanted'), editing(email))));
    expect(namesOf(results)).toEqual([...Array<string>(4).fill('ContentInvalid'), 'ContentSaved']);
  });

  it('publish films of one category, which counts every one of them', async () => {
    const { db } = gateway.services;
    await createItem(db, 'category', { slug: 'harbors', name: 'Harbors' }, editing('a@demo.example'));
    await publishItem(db, { kind: 'category', id: 'harbors', expectedVersion: 1 }, null, editing('a@demo.example'));
    const slugs = Array.from({ length: 8 }, (_, index) => `harbor-${index}`);
    const created = await Promise.all(
      slugs.map((slug) => createItem(db, 'film', film(slug), editing('b@demo.example'))),
    );
    const published = await Promise.all(
      created.map((each) => {
        if (each.__typename !== 'ContentSaved') throw new Error(each.__typename);
        return publishItem(db, { kind: 'film', id: each.item.id, expectedVersion: 1 }, null, editing('c@demo.example'));
      }),
    );
    expect(new Set(namesOf(published))).toEqual(new Set(['ContentSaved']));
    const counts = await db.selectFrom('category_sites').selectAll().execute();
    expect(counts).toEqual([{ category_slug: 'harbors', site_id: 'vixen', video_count: 8 }]);
    expect(await verifyAudit(db)).toEqual({ rows: expect.any(Number) });
  });
});

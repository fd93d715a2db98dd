import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tenant from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { addPerson } from '../../../people/identity/testing/public.ts';
import { asStaff, KEY, type StaffCalls } from '../testing/staff-calls.ts';
import type { ContentKind } from './content-kinds.ts';

/** This brand with a wall, which it really lacks. */
const vixen = { ...tenant, features: { ...tenant.features, curator: true } };

const clock = fixedClock('2026-03-02T12:00:00Z');
let staff: StaffCalls;
const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@demo.example');
  await publishNew('performer', { slug: 'nova-test', name: 'Nova', sex: 'F' });
  await publishNew('film', {
    slug: 'glass-harbor',
    title: 'Glass Harbor',
    site: 'vixen',
    runLengthSeconds: 1_800,
    performers: ['nova-test'],
    releasedAt: '2026-03-01T00:00:00Z',
  });
});

const change = (field: string, kind: string, id: string, expectedVersion: number) =>
  staff.change(field, { kind, id, expectedVersion }, KEY);

async function publishNew(kind: ContentKind, input: object): Promise<string> {
  const { item } = await staff.save(kind, input);
  expect(await change('publishContent', kind, item?.id ?? '', 1)).toMatchObject({ __typename: 'ContentSaved' });
  return item?.id ?? '';
}

async function visit(query: string): Promise<unknown> {
  const { data } = await gateway.graphql(`{ seen: ${query} }`, {}, { tenant: 'vixen' });
  return data['seen'];
}

const KINDS = [
  {
    kind: 'award' as const,
    input: {
      slug: 'lens-2026',
      site: 'vixen',
      year: 2026,
      name: 'Best Film',
      organization: 'Lens',
      isWin: true,
      film: 'glass-harbor',
      performer: 'nova-test',
      position: 1,
    },
    other: { name: 'Best Picture' },
    query: 'awards { items { name performer { slug } } }',
    nothing: { items: [] },
    first: { items: [{ name: 'Best Film', performer: { slug: 'nova-test' } }] },
    second: { items: [{ name: 'Best Picture', performer: { slug: 'nova-test' } }] },
  },
  {
    kind: 'angel' as const,
    input: {
      slug: 'nova',
      performer: 'nova-test',
      motto: 'Onwards',
      story: 'Long.',
      chosenOn: '2026-01-01',
      position: 1,
    },
    other: { motto: 'Upwards' },
    query: 'angels { motto performer { slug } }',
    nothing: [],
    first: [{ motto: 'Onwards', performer: { slug: 'nova-test' } }],
    second: [{ motto: 'Upwards', performer: { slug: 'nova-test' } }],
  },
  {
    kind: 'wallPost' as const,
    input: {
      slug: 'first-post',
      site: 'vixen',
      curator: 'Ada',
      text: 'Look.',
      film: 'glass-harbor',
      shape: 'wide',
      postedAt: '2026-03-01T00:00:00Z',
    },
    other: { text: 'Look again.' },
    query: 'wall { items { text video { slug } } }',
    nothing: { items: [] },
    first: { items: [{ text: 'Look.', video: { slug: 'glass-harbor' } }] },
    second: { items: [{ text: 'Look again.', video: { slug: 'glass-harbor' } }] },
  },
  {
    kind: 'reel' as const,
    input: { slug: 'first-reel', site: 'vixen', film: 'glass-harbor', position: 4 },
    other: { position: 5 },
    query: 'reels { items { reelId } next }',
    nothing: { items: [], next: null },
    first: { items: [{ reelId: 'first-reel' }], next: null },
    second: { items: [{ reelId: 'first-reel' }], next: null },
  },
];

describe.each(KINDS)('$kind', ({ kind, input, other, query, nothing, first, second }) => {
  const id = input.slug;

  it('is seen from its publication on, changed by another, and gone once it is taken back', async () => {
    const { db } = gateway.services;
    const latest = async () => (await db.selectFrom('publications').selectAll().orderBy('id', 'desc').execute())[0];
    expect(await staff.save(kind, input)).toMatchObject({ item: { id, version: 1, state: 'draft' } });
    expect(await visit(query)).toEqual(nothing);
    expect(await change('publishContent', kind, id, 1)).toMatchObject({ item: { version: 2, state: 'published' } });
    expect(await visit(query)).toEqual(first);
    expect(await latest()).toMatchObject({ kind, entity_ids: [id] });

    const next = { ...input, ...other };
    expect(await staff.save(kind, next, { id, version: 1 })).toMatchObject({ __typename: 'ContentConflict' });
    await staff.save(kind, next, { id, version: 2 });
    expect(await visit(query)).toEqual(first);
    await change('publishContent', kind, id, 3);
    expect(await visit(query)).toEqual(second);
    const renamed = await staff.save(kind, { ...next, slug: 'another' }, { id, version: 4 });
    expect(renamed).toMatchObject({ problems: [{ path: 'slug' }] });

    expect(await change('unpublishContent', kind, id, 4)).toMatchObject({ item: { state: 'unpublished' } });
    expect(await visit(query)).toEqual(nothing);
    await change('publishContent', kind, id, 5);
    expect(await visit(query)).toEqual(second);
    const document = await staff.call(`{ content(kind: ${kind}, id: "${id}") { ${kind} { slug } version } }`);
    expect(document.data['content']).toEqual({ [kind]: { slug: id }, version: 6 });
    const audit = await db.selectFrom('staff_audit').select('action').where('entity_id', '=', id).execute();
    expect(audit).toHaveLength(6);
  });
});

describe('what refers to others', () => {
  it('is not published before them, nor are they taken back while it is shown', async () => {
    await staff.save('reel', { slug: 'lost', site: 'vixen', film: 'no-film', position: 9 });
    expect(await change('publishContent', 'reel', 'lost', 1)).toEqual({
      __typename: 'ContentInvalid',
      problems: [{ path: 'film', message: 'no film "no-film" is published' }],
    });
    await publishNew('performer', { slug: 'mira-test', name: 'Mira', sex: 'F' });
    const { data } = await staff.call<{ contentBySlug: { id: string } }>(
      '{ contentBySlug(kind: performer, slug: "mira-test") { id } }',
    );
    const angel = { slug: 'mira', performer: 'mira-test', motto: 'Here', chosenOn: '2026-01-01', position: 2 };
    await publishNew('angel', angel);
    expect(await change('unpublishContent', 'performer', data.contentBySlug.id, 2)).toMatchObject({
      __typename: 'ContentInUse',
      slug: 'mira',
    });
    await staff.save('angel', { ...angel, slug: 'mira-two' });
    expect(await change('publishContent', 'angel', 'mira-two', 1)).toMatchObject({
      problems: [{ path: 'performer', message: 'the angel "mira" has it' }],
    });
  });

  it('comes back with what people did: a bookmark of a reel that was taken back', async () => {
    const { db } = gateway.services;
    const userId = await addPerson(db, 'ada@example.com', 'Right1password');
    const at = clock.now();
    await db
      .insertInto('reel_bookmarks')
      .values({ user_id: userId, reel_id: 'first-reel', is_bookmarked: true, recomm_id: null, happened_at: at })
      .execute();
    await change('unpublishContent', 'reel', 'first-reel', 6);
    await change('publishContent', 'reel', 'first-reel', 7);
    expect(await db.selectFrom('reel_bookmarks').select('reel_id').execute()).toEqual([{ reel_id: 'first-reel' }]);
  });
});

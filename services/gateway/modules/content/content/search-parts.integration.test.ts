import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { addVideo } from '../catalogue/testing/public.ts';
import { asStaff, type StaffCalls } from './testing/staff-calls.ts';

let staff: StaffCalls;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@staff.example');
  const { db } = gateway.services;
  // One that no editor changed, and two that one wrote.
  await db.insertInto('tags').values({ slug: 'soren-in-lodz', name: 'Søren in Łódź' }).execute();
  for (const [slug, name] of [
    ['open-24-7', 'Open 24/7'],
    ['dont-look', 'Don’t Look'],
  ])
    await staff.save('tag', { slug, name });
}, 120_000);

async function find(search: string, order: 'slug' | 'changed'): Promise<readonly string[]> {
  const { data } = await staff.call<{ contentPage: { items: readonly { readonly tag: { readonly slug: string } }[] } }>(
    `query ($search: String!) { contentPage(kind: tag, search: $search, order: ${order}) { items { tag { slug } } } }`,
    { search },
  );
  return data.contentPage.items.map(({ tag }) => tag.slug);
}

it.each([
  ['Søren in Łódź', ['soren-in-lodz']],
  ['soren in', ['soren-in-lodz']],
  ['SØREN', ['soren-in-lodz']],
  ['lodz', ['soren-in-lodz']],
  ['24/7', ['open-24-7']],
  ['open 24 7', ['open-24-7']],
  ["don't look", ['dont-look']],
  ['dont', ['dont-look']],
  ['nothing of these', []],
])('editors find %s as members do', async (search, slugs) => {
  expect(await find(search, 'slug')).toEqual(slugs);
  expect(await find(search, 'changed')).toEqual(slugs);
});

it('editors find films by a part of the name of a performer, in both orders, and no film of others', async () => {
  const { db } = gateway.services;
  for (const id of ['calm-bay', 'warm-bay', 'cold-bay']) await addVideo(db, id, 'vixen');
  await db
    .insertInto('performers')
    .values({ id: 'p-1', slug: 'nova-lark', name: 'Nova Lark', sex: 'F', biography: '' })
    .execute();
  for (const id of ['calm-bay', 'warm-bay'])
    await db.insertInto('video_performers').values({ video_id: id, performer_id: 'p-1', position: 1 }).execute();
  const filmsBy = async (search: string, more: string) => {
    const { data } = await staff.call<{ it: { items: readonly { readonly id: string }[] } }>(
      `query ($search: String!) { it: contentPage(kind: film, search: $search, ${more}) { items { id } } }`,
      { search },
    );
    return data.it.items.map(({ id }) => id);
  };
  for (const order of ['slug', 'changed']) {
    expect(await filmsBy('nova la', `order: ${order}`)).toEqual(['calm-bay', 'warm-bay']);
    expect(await filmsBy('nova la', `order: ${order}, site: "tushy"`)).toEqual([]);
  }
  expect(await filmsBy('nova la', 'state: draft')).toEqual([]);
  expect(await filmsBy('no', 'order: slug')).toEqual([]);
});

it('editors find drafts by a performer that they name, also by one whom nobody sees, and films that were taken back', async () => {
  await staff.save('performer', { slug: 'quill-arden', name: 'Quill Arden', sex: 'F' });
  const film = { site: 'vixen', runLengthSeconds: 600, performers: ['quill-arden'] };
  const save = async (slug: string, more: object = {}) =>
    (await staff.save('film', { ...film, slug, title: slug, ...more })).item?.id ?? '';
  const draft = await save('unseen-moor');
  const other = await save('other-moor', { performers: [] });
  const shown = await save('shown-moor');
  const { db } = gateway.services;
  const found = async (search: string, more = '') => {
    const { data } = await staff.call<{ it: { items: readonly { readonly id: string }[] } }>(
      `query ($search: String!) { it: contentPage(kind: film, search: $search ${more}) { items { id } } }`,
      { search },
    );
    return data.it.items.map(({ id }) => id).toSorted();
  };
  for (const order of ['slug', 'changed'])
    expect(await found('quill ard', `, order: ${order}`)).toEqual([draft, shown].toSorted());
  expect(await found('quill ard', ', state: draft')).not.toContain(other);
  expect(await found('quill ard', ', site: "tushy"')).toEqual([]);
  expect(await found('qu')).toEqual([]);
  await db.updateTable('content_items').set({ state: 'unpublished' }).where('id', '=', shown).execute();
  expect(await found('quill ard', ', state: unpublished')).toEqual([shown]);
});

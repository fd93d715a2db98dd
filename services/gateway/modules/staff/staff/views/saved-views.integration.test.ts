import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk } from '../testing/desk.ts';

let editor: Desk;
let colleague: Desk;
let admin: Desk;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  editor = await openDesk(gateway, 'editor');
  colleague = await openDesk(gateway, 'editor', 'colleague');
  admin = await openDesk(gateway, 'admin');
}, 120_000);

const SAVE = `mutation ($list: String!, $name: String!, $address: String!, $isShared: Boolean!) {
  result: saveView(list: $list, name: $name, address: $address, isShared: $isShared) {
    ... on ViewSaved { view { id name address isShared owner mayDelete } } ... on ViewRefused { reason } } }`;
interface Saved {
  readonly result: { readonly view?: { readonly id: string }; readonly reason?: string };
}
const save = async (desk: Desk, name: string, isShared: boolean, address = 'state=draft') =>
  (await desk.call<Saved>(SAVE, { list: '/films', name, address, isShared })).data.result;
const namesOf = async (desk: Desk, list = '/films') => {
  const { data } = await desk.call<{ savedViews: readonly { name: string; mayDelete: boolean }[] }>(
    'query ($list: String!) { savedViews(list: $list) { name mayDelete } }',
    { list },
  );
  return data.savedViews.map(({ name, mayDelete }) => [name, mayDelete]);
};
const remove = async (desk: Desk, id: string | undefined) =>
  (await desk.call<{ deleteView: boolean }>('mutation ($id: ID!) { deleteView(id: $id) }', { id })).data.deleteView;

describe('saved views', () => {
  it('are their person’s or the team’s, and another of the same name replaces them', async () => {
    const own = await save(editor, 'My drafts', false);
    expect(own).toEqual({
      view: {
        id: expect.any(String),
        name: 'My drafts',
        address: 'state=draft',
        isShared: false,
        owner: 'editor@staff.example',
        mayDelete: true,
      },
    });
    const shared = await save(editor, '  Ours  to do ', true, 'site=vixen&after=abc');
    expect(shared).toMatchObject({ view: { name: 'Ours to do', address: 'site=vixen' } });
    expect(await save(editor, 'My drafts', false, 'state=published')).toMatchObject({
      view: { id: own.view?.id, address: 'state=published' },
    });
    expect(await namesOf(editor)).toEqual([
      ['My drafts', true],
      ['Ours to do', true],
    ]);
    expect(await namesOf(colleague)).toEqual([['Ours to do', false]]);
    expect(await namesOf(editor, '/tags')).toEqual([]);
  });

  it('are deleted by their person; those of the team by an administrator, too', async () => {
    const own = await save(editor, 'Mine', false);
    const shared = await save(editor, 'Team', true);
    expect(await remove(colleague, own.view?.id)).toBe(false);
    expect(await remove(colleague, shared.view?.id)).toBe(false);
    expect(await remove(admin, own.view?.id)).toBe(false);
    expect(await remove(admin, shared.view?.id)).toBe(true);
    expect(await remove(editor, own.view?.id)).toBe(true);
    const audit = await gateway.services.db
      .selectFrom('staff_audit')
      .select(['actor', 'action'])
      .where('entity_kind', '=', 'view')
      .where('entity_id', '=', shared.view?.id ?? '')
      .orderBy('sequence')
      .execute();
    expect(audit).toEqual([
      { actor: 'editor@staff.example', action: 'save' },
      { actor: 'admin@staff.example', action: 'delete' },
    ]);
  });

  it('have a name and something to filter by, and are not without end', async () => {
    expect(await save(editor, ' ', false)).toEqual({ reason: 'name' });
    expect(await save(editor, 'x'.repeat(61), false)).toEqual({ reason: 'name' });
    expect(await save(editor, 'Nothing', false, 'after=abc')).toEqual({ reason: 'address' });
    for (let index = 0; index < 50; index += 1) await save(colleague, `View ${index}`, false);
    expect(await save(colleague, 'One more', false)).toEqual({ reason: 'tooMany' });
    expect(await save(colleague, 'View 0', true)).toMatchObject({ view: { isShared: true } });
  });

  it('are of lists that the role may see', async () => {
    const variables = { list: '/postbacks', name: 'Flagged', address: 'state=flagged', isShared: false };
    expect((await editor.call(SAVE, variables)).errors?.[0]?.extensions).toMatchObject({ scope: 'billing:read' });
    const { errors } = await editor.call('{ savedViews(list: "/nowhere") { id } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

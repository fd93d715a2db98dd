import { beforeAll, describe, expect, it } from 'vitest';
import { type KindWithRight, scopeToWrite } from '@network/access/staff/content-rights.ts';
import { scopesOfRole } from '@network/access/staff/staff-rights.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { ContentInput } from '../../../../staff-api/resolvers.generated.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { CONTENT_KINDS } from '../kinds/content-kinds.ts';
import { KINDS } from '../testing/seen-kinds.ts';
import { asStaff, type StaffCalls } from '../testing/staff-calls.ts';
import { saveContent } from './save-content.ts';

let editor: StaffCalls;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  editor = await asStaff(gateway, 'ed@demo.example');
});

const SAVE =
  'mutation ($read: ReadVersion, $input: ContentInput!) { it: saveContent(read: $read, input: $input) { __typename } }';
const codeOf = ({ errors }: { readonly errors?: readonly { readonly extensions?: object }[] }) =>
  (errors?.[0]?.extensions as { readonly code?: string } | undefined)?.code;
const countItems = async () => (await gateway.services.db.selectFrom('content_items').select('id').execute()).length;

it('knows a document of every kind', () => {
  expect(KINDS.map(({ kind }) => kind).toSorted()).toEqual(CONTENT_KINDS.toSorted());
});

describe.each(KINDS)('$kind', ({ kind, input }) => {
  it('is written by those alone who have its right, whatever else they may do', async () => {
    const others = scopesOfRole('admin').filter((scope) => scope !== scopeToWrite(kind));
    const other = await asStaff(gateway, `all-but-${kind.toLowerCase()}@demo.example`, others.join(','));
    const before = await countItems();
    const variables = { input: { [kind]: input } };
    const refused = await other.call(SAVE, variables);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: scopeToWrite(kind) });
    const again = await other.call(SAVE, { ...variables, read: { id: 'zen', version: 1 } });
    expect(codeOf(again)).toBe('FORBIDDEN');
    expect(await countItems()).toBe(before);
    expect(await editor.save(kind, input)).toMatchObject({ __typename: 'ContentSaved' });
    expect(await countItems()).toBe(before + 1);
  });

  it('takes the right of the kind that was chosen, and not that of another', async () => {
    const { services } = gateway;
    const staff = { staffId: 's', email: 's@demo.example', role: 'editor', sites: null, by: 'token', tokenId: 't' };
    const context = { services, staff: { ...staff, scopes: ['content:write'] } } as unknown as StaffContext;
    const rightTo = (each: KindWithRight) => (each === kind ? 'prices:approve' : 'content:write');
    const chosen = { [kind]: { slug: 'Not A Slug' } } as unknown as ContentInput;
    await expect(saveContent({ input: chosen }, context, rightTo)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const another = { [kind === 'tag' ? 'category' : 'tag']: { slug: 'Not A Slug' } } as unknown as ContentInput;
    expect(await saveContent({ input: another }, context, rightTo)).toMatchObject({ __typename: 'ContentInvalid' });
  });
});

it('takes the fields of exactly one kind', async () => {
  const tag = { slug: 'dusk', name: 'Dusk' };
  for (const input of [{}, { tag, category: tag }, { tag: null }, { tag, category: null }, { song: tag }]) {
    const { status, data } = await editor.call(SAVE, { input });
    expect({ input, status, data }).toEqual({ input, status: 400, data: undefined });
  }
  const both =
    'mutation { saveContent(input: { tag: { slug: "a", name: "A" }, category: { slug: "a", name: "A" } }) { __typename } }';
  expect(await editor.call(both)).toMatchObject({ status: 400 });
});

it('changes nothing without the version that was read, nor with another one', async () => {
  const tag = { slug: 'fog', name: 'Fog' };
  expect(await editor.save('tag', tag)).toMatchObject({ item: { version: 1 } });
  expect(await editor.call(SAVE, { input: { tag }, read: { id: 'fog' } })).toMatchObject({ status: 400 });
  expect(await editor.save('tag', tag)).toMatchObject({ problems: [{ path: 'slug' }] });
  expect(await editor.save('tag', tag, { id: 'fog', version: 2 })).toEqual({
    __typename: 'ContentConflict',
    current: { version: 1 },
  });
  expect(await editor.save('tag', tag, { id: 'mist', version: 1 })).toEqual({ __typename: 'ContentMissing' });
  expect(await editor.save('tag', tag, { id: 'fog', version: 1 })).toMatchObject({ item: { version: 2 } });
});

it('refuses a text that is too long before anything is read, by the bound of its kind', async () => {
  const tag = { slug: 'long', name: 'x'.repeat(100_000) };
  const { errors } = await editor.call(SAVE, { input: { tag } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', argument: 'input.tag.name' });
});

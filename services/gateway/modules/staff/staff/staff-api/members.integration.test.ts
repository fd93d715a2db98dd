import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { adminOperation } from '../admin-operation.ts';
import { findStaffSession, openStaffSession } from '../sign-in/staff-sessions.ts';
import { verifyAudit } from '../staff-audit.ts';
import { type Desk, openDesk } from '../testing/public.ts';

let admin: Desk;
let editor: Desk;
const gateway = gatewayForTests();
beforeAll(async () => {
  [admin, editor] = [await openDesk(gateway, 'admin'), await openDesk(gateway, 'editor')];
});

const db = () => gateway.services.db;
const memberOf = async ({ email }: Pick<Desk, 'email'>) =>
  db().selectFrom('staff_members').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

interface Answer {
  readonly __typename: string;
  readonly messageKey?: string;
  readonly member?: { readonly role: string; readonly disabledAt: string | null; readonly openTokens: number };
}

async function change(desk: Desk, field: string, whom: Pick<Desk, 'email'>, more = ''): Promise<Answer | undefined> {
  const { id } = await memberOf(whom);
  const { data, errors } = await desk.call<{ it: Answer }>(
    `mutation { it: ${field}(id: "${id}"${more}, reason: "They left us") {
      __typename
      ... on StaffMemberRefused { messageKey }
      ... on StaffMemberChanged { member { role disabledAt openTokens } } } }`,
  );
  if (errors) throw new Error(errors.map(({ extensions }) => String(extensions?.['code'])).join());
  return data.it;
}
/** Removes somebody. @returns who it was, or why not */
async function remove(desk: Desk, id: string): Promise<object | undefined> {
  const { data, errors } = await desk.call<{ it: object }>(
    `mutation { it: removeStaffMember(id: "${id}", reason: "They left us") {
      __typename ... on StaffMemberRefused { messageKey } ... on StaffMemberRemoved { email } } }`,
  );
  if (errors) throw new Error(errors.map(({ extensions }) => String(extensions?.['code'])).join());
  return data.it;
}
const refused = (key: string) => ({ __typename: 'StaffMemberRefused', messageKey: `staffDesk.refused.${key}` });

/** A session of a member of staff; the secret of its cookie. */
async function signIn(whom: Pick<Desk, 'email'>): Promise<string> {
  const { id } = await memberOf(whom);
  const { randomBytes, clock } = gateway.services;
  return (await openStaffSession(db(), id, randomBytes(32), clock.now())).token;
}
const isOpen = async (session: string) => (await findStaffSession(gateway.services, session)) !== null;

describe('a member of staff', () => {
  it('who is disabled is out at once, by session and by token, and comes back without them', async () => {
    const leaving = await openDesk(gateway, 'support', 'leaving');
    const session = await signIn(leaving);
    expect(await isOpen(session)).toBe(true);
    expect((await leaving.call('{ savedViews(list: "/mails") { id } }')).data).toEqual({ savedViews: [] });
    expect(await change(admin, 'disableStaffMember', leaving)).toMatchObject({
      member: { disabledAt: expect.any(String), openTokens: 0 },
    });
    expect(await isOpen(session)).toBe(false);
    const { status } = (await leaving.call('{ savedViews(list: "/mails") { id } }')) as { status?: number };
    expect(status).toBe(401);
    expect(await change(admin, 'disableStaffMember', leaving)).toEqual(refused('disabledAlready'));
    expect(await change(admin, 'enableStaffMember', leaving)).toMatchObject({ member: { disabledAt: null } });
    expect(await isOpen(session)).toBe(false);
    expect(((await leaving.call('{ savedViews(list: "/mails") { id } }')) as { status?: number }).status).toBe(401);
  });

  it('with another role has its rights at the next call, and signs in again', async () => {
    const moving = await openDesk(gateway, 'editor', 'moving');
    const session = await signIn(moving);
    expect(await change(admin, 'setStaffRole', moving, ', role: support')).toMatchObject({
      member: { role: 'support' },
    });
    expect(await isOpen(session)).toBe(false);
    const { errors } = await moving.call('{ mediaSources { next } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect(await change(admin, 'setStaffRole', moving, ', role: support')).toEqual(refused('roleAlready'));
  });

  it('is changed with a reason, by an administrator alone, and the audit has both', async () => {
    await expect(change(editor, 'disableStaffMember', editor)).rejects.toThrow('FORBIDDEN');
    expect((await editor.call('{ staffMembers { id } }')).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    const { id } = await memberOf(editor);
    const without = await admin.call<{ it: Answer }>(
      `mutation { it: disableStaffMember(id: "${id}", reason: " ") { __typename ... on StaffMemberRefused { messageKey } } }`,
    );
    expect(without.data.it).toEqual(refused('reason'));
    const gone = await admin.call<{ it: Answer }>(
      'mutation { it: disableStaffMember(id: "x", reason: "None") { __typename ... on StaffMemberRefused { messageKey } } }',
    );
    expect(gone.data.it).toEqual(refused('gone'));
    await change(admin, 'setStaffRole', editor, ', role: moderator');
    const row = await db()
      .selectFrom('staff_audit')
      .select(['actor', 'before', 'after'])
      .where('entity_id', '=', id)
      .where('action', '=', 'set-role')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      actor: admin.email,
      before: { role: 'editor' },
      after: { role: 'moderator', reason: 'They left us' },
    });
    expect(await verifyAudit(db())).toEqual({ rows: expect.any(Number) });
  });
});

describe('a member of staff who is removed', () => {
  it('is out at once and nowhere but in the audit, which has who it was', async () => {
    const leaving = await openDesk(gateway, 'editor', 'removed');
    const session = await signIn(leaving);
    const save = (name: string, isShared: boolean) =>
      leaving.call(`mutation { saveView(list: "/films", name: "${name}", address: "state=draft", isShared: ${isShared}) {
        __typename } }`);
    await save('Mine', false);
    await save('Ours', true);
    const { id } = await memberOf(leaving);
    expect(await remove(admin, id)).toEqual({ __typename: 'StaffMemberRemoved', email: leaving.email });
    expect(await isOpen(session)).toBe(false);
    expect(((await leaving.call('{ savedViews(list: "/films") { id } }')) as { status?: number }).status).toBe(401);
    expect(await db().selectFrom('staff_members').select('id').where('id', '=', id).execute()).toEqual([]);
    const views = await db().selectFrom('staff_views').select('name').where('owner', '=', leaving.email).execute();
    expect(views).toEqual([{ name: 'Ours' }]);
    const { before, after, actor } = await db()
      .selectFrom('staff_audit')
      .select(['actor', 'before', 'after'])
      .where('entity_id', '=', id)
      .where('action', '=', 'remove')
      .executeTakeFirstOrThrow();
    expect({ actor, before, after }).toMatchObject({
      actor: admin.email,
      before: { email: leaving.email, role: 'editor', sites: null, isDisabled: false },
      after: { sessions: 1, tokens: 1, reason: 'They left us' },
    });
    expect(await remove(admin, id)).toEqual(refused('gone'));
    expect(await verifyAudit(db())).toEqual({ rows: expect.any(Number) });
  });

  it('can be one who is disabled, and never the one who asks', async () => {
    const gone = await openDesk(gateway, 'support', 'gone');
    await change(admin, 'disableStaffMember', gone);
    await expect(remove(editor, (await memberOf(gone)).id)).rejects.toThrow('FORBIDDEN');
    expect(await remove(admin, (await memberOf(gone)).id)).toMatchObject({ email: gone.email });
    expect(await remove(admin, (await memberOf(admin)).id)).toEqual(refused('self'));
  });

  it('is made one again by an operator, as somebody new', async () => {
    const first = await openDesk(gateway, 'editor', 'again');
    const { id } = await memberOf(first);
    const command = (...args: string[]) => adminOperation.run(gateway.services, args);
    expect(await command('remove', first.email.toUpperCase())).toMatchObject({ ok: true });
    expect(await command('remove', first.email)).toMatchObject({ ok: false });
    const second = await openDesk(gateway, 'editor', 'again');
    expect((await memberOf(second)).id).not.toBe(id);
    expect(((await first.call('{ savedViews(list: "/films") { id } }')) as { status?: number }).status).toBe(401);
    // They still see views that others shared; their own saved views are gone.
    const { data } = await second.call<{ savedViews: readonly { mayDelete: boolean }[] }>(
      '{ savedViews(list: "/films") { mayDelete } }',
    );
    expect(data.savedViews.filter(({ mayDelete }) => mayDelete)).toEqual([]);
  });
});

describe('administrators', () => {
  it('change nobody into one, nor themselves', async () => {
    expect(await change(admin, 'disableStaffMember', admin)).toEqual(refused('self'));
    expect(await change(admin, 'setStaffRole', admin, ', role: editor')).toEqual(refused('self'));
    expect(await change(admin, 'setStaffRole', editor, ', role: admin')).toEqual(refused('adminByCommand'));
  });

  it('are made, and brought back, by operators; the last one stays', async () => {
    const command = (...args: string[]) => adminOperation.run(gateway.services, args);
    expect(await command('disable', admin.email)).toMatchObject({ ok: false, text: expect.stringContaining('last') });
    expect(await command('role', admin.email, 'editor')).toMatchObject({ ok: false });
    expect(await command('remove', admin.email)).toMatchObject({ ok: false, text: expect.stringContaining('last') });
    expect(await command('role', editor.email, 'owner')).toMatchObject({ ok: false });
    expect(await command('disable', 'nobody@staff.example')).toMatchObject({ ok: false });
    expect(await command('role', editor.email, 'admin')).toMatchObject({ ok: true });
    expect(await change(admin, 'disableStaffMember', editor)).toMatchObject({ member: { role: 'admin' } });
    expect((await command('list')).text).toMatch(/editor@staff\.example {2}admin {2}disabled/);
    expect(await change(admin, 'enableStaffMember', editor)).toEqual(refused('adminByCommand'));
    expect(await command('enable', editor.email.toUpperCase())).toMatchObject({ ok: true });
  });
});

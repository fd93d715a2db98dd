import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../config/clock.ts';
import { adminOperation } from './admin-operation.ts';
import { checkAudit } from './check-audit.ts';
import { requireStaff } from './require-staff.ts';
import { recordStaffAction, verifyAudit } from './staff-audit.ts';
import { OPERATOR } from './staff-identity.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
const gateway = gatewayForTests({ clock });

const admin = (...args: string[]) => adminOperation.run(gateway.services, args);
const guard = (authorization: string | undefined, scope: Parameters<typeof requireStaff>[2] = 'content:write') =>
  requireStaff(gateway.services, { headers: { authorization } } as FastifyRequest, scope);

async function issue(email: string, scopes: string, ...more: string[]): Promise<{ token: string; id: string }> {
  const { ok, text } = await admin('token', email, '--scopes', scopes, ...more);
  expect(ok, text).toBe(true);
  return { token: text.split('\n')[0] ?? '', id: /Token (\S+)/.exec(text)?.[1] ?? '' };
}

describe('members of staff', () => {
  it('are created once, and their token opens what its scopes name', async () => {
    expect(await admin('create', 'Ed@demo.example', '--role', 'editor')).toMatchObject({ ok: true });
    expect(await admin('create', 'ed@demo.example')).toMatchObject({
      ok: false,
      text: expect.stringContaining('already'),
    });
    const { token } = await issue('ed@demo.example', 'content:read,content:write');
    expect(await guard(`Bearer ${token}`)).toMatchObject({ email: 'ed@demo.example', role: 'editor' });
    await expect(guard(`Bearer ${token}`, 'media:write')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { rows } = await gateway.services.db
      .selectFrom('staff_tokens')
      .select('token_hash')
      .execute()
      .then((found) => ({ rows: JSON.stringify(found) }));
    expect(rows).not.toContain(token.slice(4));
    expect((await admin('list')).text).toContain('used 2026-03-02T12:00');
  });

  it('are refused without a token, with another, a revoked or an expired one', async () => {
    const { token, id } = await issue('ed@demo.example', 'content:write', '--days', '1');
    const refused = { code: 'UNAUTHENTICATED' };
    for (const header of [undefined, '', token, `Basic ${token}`, `Bearer ${token}x`]) {
      await expect(guard(header), header).rejects.toMatchObject(refused);
    }
    clock.set('2026-03-03T11:59:59Z');
    expect(await guard(`Bearer ${token}`)).toMatchObject({ email: 'ed@demo.example' });
    clock.set('2026-03-03T12:00:00Z');
    await expect(guard(`Bearer ${token}`)).rejects.toMatchObject(refused);
    const next = await issue('ed@demo.example', 'content:write');
    expect(await admin('revoke', next.id)).toEqual({ ok: true, text: '1 token revoked.' });
    await expect(guard(`Bearer ${next.token}`)).rejects.toMatchObject(refused);
    expect(await admin('revoke', next.id)).toMatchObject({ ok: false });
    expect(await admin('revoke', id)).toMatchObject({ ok: true });
  });

  it.each([
    [['create', 'nobody']],
    [['create', 'x@demo.example', '--role', 'owner']],
    [['token', 'nobody@demo.example', '--scopes', 'content:read']],
    [['token', 'ed@demo.example', '--scopes', 'content:everything']],
    [['token', 'ed@demo.example']],
    [['token', 'ed@demo.example', '--scopes', 'staff:manage']],
    [['token', 'ed@demo.example', '--scopes', 'content:read', '--days', '1.5']],
    [['revoke']],
    [['list', 'everything']],
    [[]],
  ])('are not changed by %j', async (args) => {
    const before = await admin('list');
    expect(await admin(...args)).toMatchObject({ ok: false });
    expect(await admin('list')).toEqual(before);
  });
});

describe('the audit of staff', () => {
  const action = {
    action: 'update',
    entityKind: 'film',
    entityId: 'film-1',
    before: { title: 'A', tags: ['x'] },
    after: { title: 'B', tags: [], at: new Date('2026-01-01T00:00:00Z') },
  };

  it('ends where it was, or further on', async () => {
    const { db } = gateway.services;
    await db.transaction().execute((trx) => recordStaffAction(trx, OPERATOR, { ...action, at: clock.now() }));
    const end = () => db.selectFrom('staff_audit_head').selectAll().executeTakeFirstOrThrow();
    const before = await end();
    for (const change of [
      sql`update staff_audit_head set sequence = sequence - 1`,
      sql`update staff_audit_head set hash = ''`,
      sql`delete from staff_audit_head`,
      sql`truncate staff_audit_head`,
    ])
      await expect(change.execute(db)).rejects.toThrow(/audit .* refused/);
    expect(await end()).toEqual(before);
    await db.transaction().execute((trx) => recordStaffAction(trx, OPERATOR, { ...action, at: clock.now() }));
    expect((await end()).sequence).toBe(before.sequence + 1);
  });

  it('has its end in the log each night, to be compared with', async () => {
    const { services } = gateway;
    const info = vi.spyOn(services.log, 'info');
    const { sequence, hash } = await services.db.selectFrom('staff_audit_head').selectAll().executeTakeFirstOrThrow();
    await checkAudit.run(services, clock.now());
    expect(info).toHaveBeenCalledWith({ sequence, hash }, 'the audit is whole up to this end');
  });

  it('is whole until a row is changed or taken off its end', async () => {
    const { db } = gateway.services;
    await db.transaction().execute((trx) => recordStaffAction(trx, OPERATOR, { ...action, at: clock.now() }));
    const whole = await verifyAudit(db);
    expect(whole).toEqual({ rows: expect.any(Number) });
    const rows = 'rows' in whole ? whole.rows : 0;
    await expect(checkAudit.run(gateway.services, clock.now())).resolves.toEqual({ rows });
    for (const change of [
      sql`update staff_audit set actor = 'other' where sequence = 2`,
      sql`delete from staff_audit where sequence = ${rows}`,
      sql`truncate staff_audit`,
    ])
      await expect(change.execute(db)).rejects.toThrow('The audit is appended only');
    expect(await verifyAudit(db)).toEqual(whole);
    // The owner of the table can still switch that off.
    await sql`alter table staff_audit disable trigger user`.execute(db);
    await db.updateTable('staff_audit').set({ actor: 'other' }).where('sequence', '=', 2).execute();
    expect(await verifyAudit(db)).toEqual({ brokenAt: 2 });
    await db.updateTable('staff_audit').set({ actor: 'operator' }).where('sequence', '=', 2).execute();
    expect(await verifyAudit(db)).toEqual(whole);
    await db.deleteFrom('staff_audit').where('sequence', '=', rows).execute();
    expect(await admin('verify-audit')).toMatchObject({ ok: false, text: expect.stringContaining(`row ${rows}`) });
    await expect(checkAudit.run(gateway.services, clock.now())).rejects.toThrow(`from row ${rows} on`);
    await sql`alter table staff_audit enable trigger user`.execute(db);
  });

  it('has nothing of a transaction that fails', async () => {
    const { db } = gateway.services;
    const count = async () => (await db.selectFrom('staff_audit').selectAll().execute()).length;
    const before = await count();
    const failing = db.transaction().execute(async (trx) => {
      await recordStaffAction(trx, OPERATOR, { ...action, at: clock.now() });
      throw new Error('the write failed');
    });
    await expect(failing).rejects.toThrow('the write failed');
    expect(await count()).toBe(before);
  });
});

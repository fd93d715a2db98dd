import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { openDesk, verifyAudit } from '../../staff/staff/testing/public.ts';
import { asStaff, KEY, type StaffCalls } from './testing/staff-calls.ts';

let staff: StaffCalls;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@staff.example');
}, 120_000);

const RESTORE = `${KEY}, $version: Int!`;
const tag = (slug: string, name: string) => ({ slug, name });
const create = (slug: string, name: string) => staff.save('tag', tag(slug, name));
const update = (id: string, expectedVersion: number, name: string) =>
  staff.save('tag', tag(id, name), { id, version: expectedVersion });
const restore = (id: string, expectedVersion: number, version: number, by = staff) =>
  by.change('restoreVersion', { kind: 'tag', id, expectedVersion, version }, RESTORE);

const VERSIONS = `query ($id: ID!, $before: Int, $limit: Int) {
  contentVersions(kind: tag, id: $id, before: $before, limit: $limit) { version action item { tag { name } } } }`;

describe('an earlier version', () => {
  it('is written again as another version, and nothing in between is lost', async () => {
    await create('calm', 'Calm');
    await update('calm', 1, 'Stormy');
    expect(await restore('calm', 2, 1)).toMatchObject({ __typename: 'ContentSaved', item: { version: 3 } });
    const { data } = await staff.call<{ contentVersions: readonly object[] }>(VERSIONS, { id: 'calm' });
    expect(data.contentVersions).toEqual([
      { version: 3, action: 'restore', item: { tag: { name: 'Calm' } } },
      { version: 2, action: 'update', item: { tag: { name: 'Stormy' } } },
      { version: 1, action: 'create', item: { tag: { name: 'Calm' } } },
    ]);
    const page = await staff.call<{ contentVersions: readonly object[] }>(VERSIONS, {
      id: 'calm',
      before: 3,
      limit: 1,
    });
    expect(page.data.contentVersions).toMatchObject([{ version: 2 }]);
    const audit = await gateway.services.db
      .selectFrom('staff_audit')
      .select(['action', 'actor'])
      .where('entity_id', '=', 'calm')
      .orderBy('sequence', 'desc')
      .executeTakeFirst();
    expect(audit).toEqual({ action: 'restore', actor: 'ed@staff.example' });
    expect(await verifyAudit(gateway.services.db)).toEqual({ rows: expect.any(Number) });
  });

  it('is not restored over what somebody else saved, nor where there is none', async () => {
    await create('warm', 'Warm');
    await update('warm', 1, 'Hot');
    expect(await restore('warm', 1, 1)).toMatchObject({ __typename: 'ContentConflict', current: { version: 2 } });
    expect(await restore('warm', 2, 9)).toMatchObject({
      __typename: 'ContentInvalid',
      problems: [{ path: 'version' }],
    });
    const one = `{ contentVersion(kind: tag, id: "warm", version: 1) { item { tag { name } } }
      none: contentVersion(kind: tag, id: "warm", version: 9) { version } }`;
    expect((await staff.call(one)).data).toEqual({ contentVersion: { item: { tag: { name: 'Warm' } } }, none: null });
  });

  it('is restored by those alone who may publish, where it will be shown by itself', async () => {
    await create('slow', 'Slow');
    await update('slow', 1, 'Fast');
    const schedule = { kind: 'tag', id: 'slow', expectedVersion: 2, publishAt: '2999-01-01T00:00:00Z' };
    await staff.change('scheduleContent', schedule, `${KEY}, $publishAt: DateTime`);
    const writer = await asStaff(gateway, 'writer@staff.example', 'content:read,content:write');
    await expect(restore('slow', 3, 1, writer)).rejects.toThrow('FORBIDDEN');
    expect(await restore('slow', 3, 1)).toMatchObject({ __typename: 'ContentSaved' });
  });

  it('is not restored by roles that only read', async () => {
    const desk = await openDesk(gateway, 'support');
    const { errors } = await desk.call(
      'mutation { restoreVersion(kind: tag, id: "warm", expectedVersion: 2, version: 1) { __typename } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'content:write' });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { openChangeBySupport } from '../modules/people/identity/public.ts';
import {
  openTakenAccount,
  OWNERS_EMAIL,
  STOLEN_PASSWORD as PASSWORD,
  type TakenAccount,
} from '../modules/people/identity/testing/public.ts';
import { modules } from '../modules/registry.ts';
import { exportPerson } from './export-person.ts';

const TRUE_OWNERS = 'owner@example.com';
let account: TakenAccount;

const gateway = gatewayForTests({ tenants: [vixen] });
beforeEach(async () => {
  account = await openTakenAccount(gateway);
  const change = { userId: account.userId, tenantId: 'vixen', oldEmail: OWNERS_EMAIL, newEmail: TRUE_OWNERS };
  await gateway.services.db
    .transaction()
    .execute((trx) => openChangeBySupport(gateway.services, trx, { ...change, isStolen: true }));
});

async function post(path: string, payload: object): Promise<number> {
  const caller = { tenant: 'vixen', area: 'members', session: account.session } as const;
  const url = `/v2/user/${path}`;
  return (await gateway.inject({ method: 'POST', url, payload, headers: gateway.headersFor(caller) })).statusCode;
}

describe('L27 a stolen account that support is giving back to its owner', () => {
  it('is deleted by nobody who has it, and its data are theirs no more', async () => {
    expect(await post('delete', { password: PASSWORD })).toBe(401);
    expect(await post('personal-data', {})).toBe(401);
    const left = await gateway.services.db.selectFrom('users').select('id').execute();
    expect(left).toEqual([{ id: account.userId }]);
  });

  it('does not have its owner’s address in its data before that is the account’s', async () => {
    const read = async () => {
      const { id, email } = await gateway.services.db
        .selectFrom('users')
        .select(['id', 'email'])
        .executeTakeFirstOrThrow();
      return exportPerson(modules, gateway.services, { id, email });
    };
    expect((await read())['emailChanges']).toEqual([]);
    expect(JSON.stringify(await read())).not.toContain(TRUE_OWNERS);
    expect(await account.confirm(TRUE_OWNERS)).toBe(200);
    expect((await read())['emailChanges']).toMatchObject([{ old_email: OWNERS_EMAIL, new_email: TRUE_OWNERS }]);
  });
});

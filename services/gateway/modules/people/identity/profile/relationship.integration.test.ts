import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import wifey from '../../../../../../apps/wifey/tenant.ts';
import { demonstrationCaller } from '../testing/demonstration-session.ts';

const SET = `mutation ($status: RelationshipStatus, $role: RelationshipRole) {
  setRelationship(relationshipStatus: $status, relationshipRole: $role) { relationshipStatus relationshipRole }
}`;
const READ = '{ findOneUserProfile { relationshipStatus relationshipRole } }';

const gateway = gatewayForTests({ seed: true, tenants: [vixen, wifey] });

const call = async (name: string, tenant: typeof vixen, query: string, variables = {}) =>
  gateway.graphql(query, variables, await demonstrationCaller(gateway.services, name, tenant));

describe('C14 A12 setRelationship', () => {
  it('C14 A12 keeps what an active member of wifey says, and forgets what is left out', async () => {
    const said = { relationshipStatus: 'married', relationshipRole: 'wife' };
    const { data, errors } = await call('wifeymember', wifey, SET, { status: 'married', role: 'wife' });
    expect(errors).toBeUndefined();
    expect(data['setRelationship']).toEqual(said);
    expect((await call('wifeymember', wifey, READ)).data['findOneUserProfile']).toEqual(said);
    await call('wifeymember', wifey, SET, { status: 'open' });
    expect((await call('wifeymember', wifey, READ)).data['findOneUserProfile']).toEqual({
      relationshipStatus: 'open',
      relationshipRole: null,
    });
  });

  it.each([
    ['on a brand without the section', 'wifeymember', vixen],
    ['for a member of another site alone', 'single', wifey],
    ['for a trial', 'trial', wifey],
    ['for who was a member', 'expired', wifey],
    ['for a tandem child', 'child', wifey],
  ] as const)('A12 refuses it %s', async (_case, name, tenant) => {
    const { errors } = await call(name, tenant, SET, { status: 'single' });
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect((await call(name, tenant, READ)).data['findOneUserProfile']).not.toMatchObject({
      relationshipStatus: 'single',
    });
  });

  it.each(['complicated', 'Single', '', '__proto__'])('C14 refuses the status %j', async (status) => {
    const before = (await call('wifeymember', wifey, READ)).data;
    const { errors } = await call('wifeymember', wifey, SET, { status });
    expect(errors).toBeDefined();
    expect((await call('wifeymember', wifey, READ)).data).toEqual(before);
  });

  it('X01 returns the abilities and the welcome of a profile', async () => {
    const { data, errors } = await call(
      'wifeymember',
      wifey,
      '{ findOneUserProfile { abilities welcome { memberid } } }',
    );
    expect(errors).toBeUndefined();
    const profile = data['findOneUserProfile'] as { abilities: string };
    expect(JSON.parse(profile.abilities)).toContainEqual({
      action: ['see', 'update'],
      subject: 'relationshipStatusSection',
    });
  });
});

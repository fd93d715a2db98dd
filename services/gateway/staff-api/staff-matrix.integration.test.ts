import { beforeAll, describe, expect, it } from 'vitest';
import { type KindWithRight, scopeToWrite } from '@network/access/staff/content-rights.ts';
import { MEMBER_ACTIONS, type MemberActionName } from '@network/access/staff/member-actions.ts';
import { mayCallOperation, STAFF_OPERATIONS } from '@network/access/staff/staff-operations.ts';
import {
  hasStaffScope,
  isStaffScope,
  scopesOfRole,
  STAFF_ROLES,
  type StaffRole,
} from '@network/access/staff/staff-rights.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { modules } from '../modules/registry.ts';
import { type Desk, openDesk } from '../modules/staff/staff/testing/public.ts';
import { createStaffSchema } from './staff-schema.ts';
import { type AnyCall, callsOf } from './testing/any-call.ts';

const desks = new Map<StaffRole, Desk>();
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  for (const role of STAFF_ROLES) desks.set(role, await openDesk(gateway, role));
});

const schema = createStaffSchema(modules);
const calls: readonly AnyCall[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => callsOf('query', field)),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => callsOf('mutation', field)),
];

/** What the rules say about a call, with what it is about. */
function isPermitted(role: StaffRole, { operation, about }: AnyCall): boolean {
  const actor = { role, scopes: scopesOfRole(role) };
  const rule = STAFF_OPERATIONS[operation];
  if (rule === 'member-action' && about !== null)
    return hasStaffScope(actor, MEMBER_ACTIONS[about as MemberActionName]);
  // The schema has one call of an operation that takes its kind as an argument, with the first kind.
  if (rule === 'content-kind') return hasStaffScope(actor, scopeToWrite((about ?? 'tag') as KindWithRight));
  const scope = `requests:${about}`;
  if (rule === 'request-form' && isStaffScope(scope)) return hasStaffScope(actor, scope);
  return mayCallOperation(actor, operation);
}

it('has a rule for every operation of the schema, and for nothing else', () => {
  const fields = [...new Set(calls.map(({ operation }) => operation))];
  expect(Object.keys(STAFF_OPERATIONS).toSorted()).toEqual(fields.toSorted());
});

it('names every action of the rules in the schema', () => {
  const actions = calls.filter(({ operation }) => operation === 'actOnMember').map(({ about }) => about);
  expect(new Set(actions)).toEqual(new Set(Object.keys(MEMBER_ACTIONS)));
});

describe.each(STAFF_ROLES)('%s, at the gateway', (role) => {
  it.each(calls)('may or may not call $operation $about, as the rules say', async (call) => {
    const { errors } = (await desks.get(role)?.call(call.document)) ?? {};
    const codes = (errors ?? []).map(({ extensions }) => String(extensions?.['code']));
    expect({ call: call.document, isForbidden: codes.includes('FORBIDDEN') }).toEqual({
      call: call.document,
      isForbidden: !isPermitted(role, call),
    });
    expect(codes).not.toContain('INTERNAL');
  });
});

it('somebody without a token calls nothing', async () => {
  for (const { document } of calls.slice(0, 3)) {
    const answer = await gateway.inject({ method: 'POST', url: '/staff/graphql', payload: { query: document } });
    expect(answer.statusCode).toBe(401);
  }
});

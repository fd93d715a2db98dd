import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_ACTION_NAMES, MEMBER_ACTIONS } from '@network/access/staff/member-actions.ts';
import {
  hasStaffScope,
  scopesOfRole,
  STAFF_ROLES,
  type StaffRole,
  type StaffScope,
} from '@network/access/staff/staff-rights.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import { createStaffSchema } from '../../staff-api/staff-schema.ts';
import { modules } from '../registry.ts';
import { type Desk, openDesk } from '../staff/testing/public.ts';
import { ACT, DECIDE } from './testing/support-desk.ts';

let gateway: TestGateway;
const desks = new Map<StaffRole, Desk>();
beforeAll(async () => {
  gateway = await startTestGateway({ tenants: [vixen] });
  for (const role of STAFF_ROLES) desks.set(role, await openDesk(gateway, role));
});
afterAll(() => gateway.close());

/** The inputs that each action is called with; the member does not exist, so that nothing is done. */
const INPUTS: Readonly<Record<keyof typeof MEMBER_ACTIONS, object>> = {
  refund: { chargeId: 'x' },
  gems: { amount: 1 },
  extend: { subscriptionId: 'x', days: 1 },
  cancel: { subscriptionId: 'x', now: true },
  resendReceipt: { chargeId: 'x' },
  endSessions: { confirmed: true },
  disable: { confirmed: true },
  enable: { confirmed: true },
  confirmEmail: { confirmed: true },
  note: { confirmed: true },
  delete: { confirmed: true },
};

interface StaffCall {
  readonly name: string;
  readonly scope: StaffScope;
  readonly query: string;
  readonly variables: object;
}

const PREVIEW =
  'query ($memberId: ID!, $action: MemberAction!) { previewAction(memberId: $memberId, action: $action) { needsApproval } }';
const DECIDED = '{ __typename }';
const decide = (name: string, more: string): StaffCall => ({
  name,
  scope: 'moderation:decide',
  query: `mutation { ${name}(id: "0", reason: "Because"${more}) ${DECIDED} }`,
  variables: {},
});
const moderation: readonly StaffCall[] = [
  { name: 'commentQueue', scope: 'moderation:read', query: '{ commentQueue { nextCursor } }', variables: {} },
  { name: 'commentAuthor', scope: 'moderation:read', query: '{ commentAuthor(id: "0") { id } }', variables: {} },
  { name: 'tryBannedWords', scope: 'moderation:read', query: '{ tryBannedWords(text: "x") }', variables: {} },
  decide('decideComment', ', decision: keep'),
  decide('banCommentAuthor', ''),
  decide('liftCommentBan', ''),
];
const calls: readonly StaffCall[] = [
  ...MEMBER_ACTION_NAMES.flatMap((name): StaffCall[] => {
    const about = { memberId: 'nobody', action: { [name]: INPUTS[name] } };
    const scope = MEMBER_ACTIONS[name];
    return [
      { name, scope, query: ACT, variables: { ...about, reason: 'Because', requestKey: `key-${name}` } },
      { name: `preview of ${name}`, scope, query: PREVIEW, variables: about },
    ];
  }),
  { name: 'decideApproval', scope: 'members:approve', query: DECIDE, variables: { id: 'x', approve: true } },
  { name: 'member', scope: 'members:read', query: '{ member(id: "x") { id } }', variables: {} },
  { name: 'members', scope: 'members:read', query: '{ members(by: email, text: "x") { nextCursor } }', variables: {} },
  ...moderation,
  { name: 'approvals', scope: 'members:read', query: '{ approvals { nextCursor } }', variables: {} },
];

describe.each(STAFF_ROLES)('%s, at the gateway', (role) => {
  it.each(calls)('may or may not $name, as the rules say', async ({ scope, query, variables }) => {
    const { errors } = (await desks.get(role)?.call(query, { ...variables })) ?? {};
    const codes = errors?.map(({ extensions }) => extensions?.['code']) ?? [];
    const may = hasStaffScope({ role, scopes: scopesOfRole(role) }, scope);
    expect(codes).toEqual(may ? [] : ['FORBIDDEN']);
  });
});

it('asks every field of the staff API about people', () => {
  const schema = createStaffSchema(modules);
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const own = fields
    .filter(({ astNode }) => astNode?.loc?.source.name.match(/\/(?:support|comments)\//))
    .map(({ name }) => name);
  const texts = calls.map(({ query }) => query).join(' ');
  expect(own.length).toBeGreaterThan(4);
  expect(own.filter((name) => !texts.includes(`${name}(`) && !texts.includes(`${name} {`))).toEqual([]);
});

it('names every action of the rules in the schema', () => {
  const input = createStaffSchema(modules).getType('MemberAction');
  const names = input && 'getFields' in input ? Object.keys(input.getFields()) : [];
  expect(names.toSorted()).toEqual(MEMBER_ACTION_NAMES.toSorted());
});

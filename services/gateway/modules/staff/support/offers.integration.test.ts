import { beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_ACTION_NAMES, MEMBER_ACTIONS, type MemberActionName } from '@network/access/staff/member-actions.ts';
import {
  accountOffers,
  cancelMoments,
  dataRequestOffers,
  membershipOffers,
  type MemberOffer,
  paymentOffers,
  recordableKinds,
} from '@network/access/staff/member-offers.ts';
import { hasStaffScope, scopesOfRole, STAFF_ROLES, type StaffRole } from '@network/access/staff/staff-rights.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { type LoadedMember, loadMember } from './members/load-member.ts';
import { openSupportDesk, type SupportDesk } from './testing/support-desk.ts';

/** The most rows of each part of a member's page; the next ones are like them. */
const MOST_ROWS = 6;

let members: readonly LoadedMember[];
const desks = new Map<StaffRole, SupportDesk>();

const test = billerForTests({ seed: true, tenants: [vixen] });
beforeAll(async () => {
  const { services } = test.gateway;
  const rows = await services.db.selectFrom('users').select('id').where('email', 'like', '%@demo.example').execute();
  const loaded = await Promise.all(rows.map(({ id }) => loadMember(services, id)));
  members = loaded.filter((each) => each !== null);
  for (const role of STAFF_ROLES) desks.set(role, await openSupportDesk(test.gateway, role));
}, 120_000);

/** An offer with the input that its dialog begins with. */
interface Control extends MemberOffer {
  readonly input: object;
}

/** Everything that the console's page of a member offers, in the state that the member is in. */
function controlsOf(member: LoadedMember): readonly Control[] {
  const now = test.gateway.services.clock.now();
  const confirmed = { confirmed: true };
  const ofAccount: Partial<Record<MemberActionName, object>> = {
    gems: { amount: 1 },
    changeEmail: { newEmail: `new-of-${member.id}@demo.example` },
    openDataRequest: {
      kind: recordableKinds(member.dataRequests)[0] ?? 'access',
      receivedOn: now.toISOString().slice(0, 10),
    },
  };
  const withInput = (offers: readonly MemberOffer[], inputOf: (name: MemberActionName) => object): readonly Control[] =>
    offers.map((offer) => ({ ...offer, input: inputOf(offer.name) }));
  return [
    ...withInput(accountOffers(member), (name) => ofAccount[name] ?? confirmed),
    ...member.memberships.slice(0, MOST_ROWS).flatMap((membership) => {
      const { id: subscriptionId } = membership;
      const extend = withInput(
        membershipOffers(membership).filter(({ name }) => name === 'extend'),
        () => ({ subscriptionId, days: 7 }),
      );
      // Each state that the dialog of a cancellation has is a choice of its own.
      const isCancellable = membershipOffers(membership).some(({ name }) => name === 'cancel');
      const moments = isCancellable ? cancelMoments(membership) : [];
      const cancel = moments.map((when) => ({
        name: 'cancel' as const,
        withheld: null,
        input: { subscriptionId, now: when === 'now' },
      }));
      return [...extend, ...cancel];
    }),
    ...member.payments
      .slice(0, MOST_ROWS)
      .flatMap((payment) =>
        withInput(paymentOffers(payment, member.approvals, member.isEmailForeign), () => ({ chargeId: payment.id })),
      ),
    ...member.dataRequests.flatMap((request) =>
      withInput(dataRequestOffers(request, now, member.isEmailForeign), (name) => ({
        dataRequestId: request.id,
        ...(name !== 'sendPersonalData' && { explanation: 'There are many films to look through.' }),
      })),
    ),
  ];
}

/** Returns how the gateway answers: `done`, the key of a refusal, or the code of an error. Nothing is changed. */
async function tried(role: StaffRole, member: LoadedMember, { name, input }: Control): Promise<string> {
  const { data, errors } = await (desks.get(role) as SupportDesk).call<{
    it: { refusal: { messageKey: string } | null };
  }>(
    `query ($memberId: ID!, $action: MemberAction!) {
      it: previewAction(memberId: $memberId, action: $action) { refusal { messageKey } } }`,
    { memberId: member.id, action: { [name]: input } },
  );
  if (errors) return errors.map(({ extensions }) => String(extensions?.['code'])).join();
  return data.it.refusal?.messageKey ?? 'done';
}

const isPermitted = (role: StaffRole, { name }: MemberOffer): boolean =>
  hasStaffScope({ role, scopes: scopesOfRole(role) }, MEMBER_ACTIONS[name]);
const describeControl = (member: LoadedMember, { name }: Control, answer: string) =>
  `${member.email}, ${name}: ${answer}`;

/** May do what support may, and more: pressed by night. */
const LONG: StaffRole = 'admin';

describe.each(STAFF_ROLES)('%s, at every member of the demonstration', (role) => {
  const details = role === LONG ? { tags: ['long'] } : {};
  it('is refused nothing that is offered, and what is withheld for the reason that is shown', details, async () => {
    const wrong: string[] = [];
    for (const member of members) {
      for (const control of controlsOf(member).filter((each) => isPermitted(role, each))) {
        const answer = await tried(role, member, control);
        const expected = control.withheld === null ? 'done' : `support.refused.${control.withheld}`;
        // A deletion that waits is refused when it is requested: its preview is what will happen.
        if (answer !== expected && control.withheld !== 'waitsAlready')
          wrong.push(describeControl(member, control, answer));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused everything that the role is not offered for lack of a right', async () => {
    const [member] = members;
    const open: string[] = [];
    for (const control of member === undefined ? [] : controlsOf(member).filter((each) => !isPermitted(role, each))) {
      const answer = await tried(role, member as LoadedMember, control);
      if (answer !== 'FORBIDDEN') open.push(describeControl(member as LoadedMember, control, answer));
    }
    expect(open).toEqual([]);
  });
});

it('the demonstration has somebody for whom each action is offered, but for an unconfirmed email, and one who gets no days', () => {
  const all = members.flatMap(controlsOf);
  const offered = new Set(all.filter(({ withheld }) => withheld === null).map(({ name }) => name));
  expect(MEMBER_ACTION_NAMES.filter((name) => !offered.has(name))).toEqual(['confirmEmail']);
  expect(all.some(({ name, withheld }) => name === 'extend' && withheld === 'renews')).toBe(true);
});

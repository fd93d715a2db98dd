import { cancelMoments, membershipOffers } from '@network/access/staff/member-offers.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { DataList } from '@network/ui/data-list/data-list.tsx';
import { type Column, DataTable } from '../list/data-table.tsx';
import { Moment } from '../list/moment.tsx';
import { people } from '../messages/people.ts';
import type { ChosenAction } from './member-action.ts';
import type { LoadedMember } from './member-page.tsx';
import { OfferedActions } from './offered-actions.tsx';

const texts = people.member;
const { columns: headings, states } = texts;

type Membership = LoadedMember['memberships'][number];
type Choose = (action: ChosenAction) => void;

/** Who a member is, and their memberships with the events that each follows from. */
export function MemberOverview({ member, onChoose }: { member: LoadedMember; onChoose: Choose }) {
  const waiting = member.approvals.filter(({ state }) => state === 'open');
  return (
    <div className="grid items-start gap-6 xlarge:grid-cols-3">
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold">{texts.profile}</h2>
        <Profile member={member} />
        {member.isEmailForeign ? <p className="rounded-card bg-raised p-3 text-small">{texts.emailForeign}</p> : null}
        {waiting.map(({ id, action }) => (
          <p key={id} className="rounded-card bg-raised p-3 text-small">
            {texts.approvalWaits(people.actions[action as keyof typeof people.actions])}
          </p>
        ))}
      </section>
      <section className="flex min-w-0 flex-col gap-4 xlarge:col-span-2">
        <h2 className="font-semibold">{texts.memberships}</h2>
        {member.memberships.length === 0 ? <p className="text-muted">{texts.noMemberships}</p> : null}
        {member.memberships.map((membership) => (
          <MembershipCard key={membership.id} membership={membership} onChoose={onChoose} />
        ))}
      </section>
    </div>
  );
}

function Profile({ member }: { member: LoadedMember }) {
  const { fields } = texts;
  return (
    <DataList
      className="rounded-panel border-line bg-surface px-4"
      items={[
        { term: fields.id, value: <code className="text-small">{member.id}</code> },
        { term: fields.name, value: member.displayName ?? texts.noName },
        { term: fields.created, value: <Moment at={member.createdAt} /> },
        {
          term: fields.confirmed,
          value: member.emailConfirmedAt === null ? texts.notConfirmed : <Moment at={member.emailConfirmedAt} />,
        },
        { term: fields.brand, value: member.brand ?? texts.noBrand },
        { term: fields.balance, value: texts.balance(member.gems, member.credits) },
      ]}
    />
  );
}

function MembershipCard({ membership, onChoose }: { membership: Membership; onChoose: Choose }) {
  const { id: subscriptionId, isActive, isRenewing, isTandem, accessUntil } = membership;
  return (
    <article className="flex flex-col gap-4 rounded-panel border-line border-subtle bg-surface p-4">
      <header className="flex flex-wrap items-center gap-3">
        <h3 className="font-semibold">
          {membership.product} · {membership.plan ?? membership.type}
        </h3>
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? states.active : states.over}</Badge>
        {isRenewing ? <Badge tone="outline">{states.renews}</Badge> : null}
        {membership.isCancelled ? <Badge tone="outline">{states.cancelled}</Badge> : null}
        {isTandem ? <Badge tone="outline">{states.tandem}</Badge> : null}
        <span className="flex-1 text-small text-muted">
          {texts.until} {accessUntil === null ? texts.forever : <Moment at={accessUntil} />} · {membership.biller}
        </span>
        <OfferedActions
          offers={membershipOffers(membership)}
          onChoose={(name) => onChoose({ name, subscriptionId, cancelMoments: cancelMoments(membership) })}
        />
      </header>
      <details>
        <summary className="cursor-pointer text-small text-muted">{texts.events}</summary>
        <div className="pt-3">
          <DataTable
            label={texts.events}
            columns={eventColumns}
            rows={membership.events}
            keyOf={({ cause, kind, at }) => `${cause} ${kind} ${at}`}
          />
        </div>
      </details>
    </article>
  );
}

const eventColumns: readonly Column<Membership['events'][number]>[] = [
  { id: 'at', heading: headings.at, text: ({ at }) => at, as: 'moment' },
  { id: 'kind', heading: headings.kind, text: ({ kind }) => kind },
  { id: 'from', heading: headings.from, text: ({ accessFrom }) => accessFrom, as: 'moment' },
  { id: 'until', heading: headings.until, text: ({ accessUntil }) => accessUntil, as: 'moment' },
  { id: 'paid', heading: headings.paid, text: ({ isPaid }) => texts.paid[`${isPaid}`] },
  {
    id: 'cause',
    heading: headings.cause,
    isMinor: true,
    text: ({ cause }) => cause,
    cell: ({ cause }) => <code className="text-small text-muted">{cause}</code>,
  },
];

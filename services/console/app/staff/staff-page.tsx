import { useState } from 'react';
import { STAFF_ROLES } from '@network/access/staff/staff-rights.ts';
import { staffChangeRefusal } from '@network/access/staff/staff-changes.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { staffCall } from '../api/staff-call.ts';
import { StaffMembersDocument, type StaffMembersQuery } from '../api/staff-operations.generated.ts';
import { useSession } from '../layout/use-session.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { staff as texts } from '../messages/staff.ts';
import { type ChosenStaff, StaffDialog, type StaffStep } from './staff-dialog.tsx';

type Row = StaffMembersQuery['staffMembers'][number];

const { columns: headings } = texts;

/** Lists the members of staff, with the ways to disable them, to give them another role and to remove them. */
export function StaffPage() {
  const session = useSession();
  const [chosen, choose] = useState<ChosenStaff | null>(null);
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.text}
        filters={[{ name: 'email', label: texts.find }]}
        columns={[...COLUMNS, actionsColumn(session.email, choose)]}
        queryKey={['staff-members']}
        load={async (get) => {
          const { staffMembers } = await staffCall(StaffMembersDocument, {});
          const wanted = get('email')?.trim().toLowerCase() ?? '';
          return { rows: staffMembers.filter(({ email }) => email.includes(wanted)), next: null };
        }}
        keyOf={({ id }) => id}
      />
      {chosen === null ? null : <StaffDialog chosen={chosen} onClose={() => choose(null)} />}
    </>
  );
}

const stateOf = ({ disabledAt }: Row) => (disabledAt === null ? 'active' : 'disabled');

const COLUMNS: readonly Column<Row>[] = [
  { id: 'email', heading: headings.email, text: ({ email }) => email },
  { id: 'role', heading: headings.role, text: ({ role }) => texts.roles[role] },
  { id: 'sites', heading: headings.sites, isMinor: true, text: ({ sites }) => sites?.join(', ') ?? texts.allSites },
  {
    id: 'state',
    heading: headings.state,
    text: (row) => texts.states[stateOf(row)],
    cell: (row) => <Badge tone={stateOf(row) === 'active' ? 'success' : 'neutral'}>{texts.states[stateOf(row)]}</Badge>,
  },
  { id: 'sessions', heading: headings.sessions, text: ({ openSessions }) => openSessions },
  { id: 'tokens', heading: headings.tokens, isMinor: true, text: ({ openTokens }) => openTokens },
  { id: 'seen', heading: headings.seen, isMinor: true, text: ({ lastSeenAt }) => lastSeenAt, as: 'moment' },
  { id: 'created', heading: headings.created, isMinor: true, text: ({ createdAt }) => createdAt, as: 'moment' },
];

function actionsColumn(reader: string, choose: (chosen: ChosenStaff) => void): Column<Row> {
  return {
    id: 'actions',
    heading: headings.actions,
    text: null,
    cell: (row) => (
      <RowActions row={row} reader={reader} onChoose={(step) => choose({ id: row.id, step, member: row })} />
    ),
  };
}

/** What the reader may do about a member of staff, by the rule that the gateway refuses by; or why there is nothing. */
function RowActions({ row, reader, onChoose }: { row: Row; reader: string; onChoose: (step: StaffStep) => void }) {
  const member = { email: row.email, role: row.role, isDisabled: row.disabledAt !== null };
  // The reader is an administrator too, so that nobody else is the last one.
  const how = { by: { email: reader }, otherAdmins: 1 };
  const isPermitted = (change: Parameters<typeof staffChangeRefusal>[0]): boolean =>
    staffChangeRefusal(change, member, how) === null;
  const turned = row.disabledAt === null ? 'disable' : 'enable';
  const refusal = staffChangeRefusal({ kind: turned }, member, how);
  const mayChangeRole = STAFF_ROLES.some((role) => isPermitted({ kind: 'role', role }));
  if (refusal === 'self') return <span className="text-small text-muted">{texts.withheld.self}</span>;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {refusal === null ? (
        <Button size="small" variant="outline" onClick={() => onChoose(turned)}>
          {texts.actions[turned]}
        </Button>
      ) : null}
      {mayChangeRole ? (
        <Button size="small" variant="outline" onClick={() => onChoose('role')}>
          {texts.actions.role}
        </Button>
      ) : null}
      {isPermitted({ kind: 'remove' }) ? (
        <Button size="small" variant="danger" onClick={() => onChoose('remove')}>
          {texts.actions.remove}
        </Button>
      ) : null}
      {refusal === 'adminByCommand' ? (
        <span className="text-small text-muted">{texts.withheld.adminByCommand}</span>
      ) : null}
    </span>
  );
}

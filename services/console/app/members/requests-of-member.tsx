import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dataRequestOffers } from '@network/access/staff/member-offers.ts';
import { type Column, DataTable } from '../list/data-table.tsx';
import { useSession } from '../layout/use-session.ts';
import { people } from '../messages/people.ts';
import { requestTexts } from '../messages/requests.ts';
import { requestPath } from '../requests/request-path.ts';
import { may, type Session } from '../session/session.ts';
import { dataRequestColumns, type DataRequestRow } from './data-request-columns.tsx';
import type { ChosenAction } from './member-action.ts';
import type { LoadedMember } from './member-page.tsx';
import { OfferedActions } from './offered-actions.tsx';

const texts = people.dataRequests;
const { columns: headings } = people.member;

type FormRow = LoadedMember['requests'][number];

/** What a member asked: about their data, and by the public forms. */
export function RequestsOfMember({
  member,
  onChoose,
}: {
  member: LoadedMember;
  onChoose: (action: ChosenAction) => void;
}) {
  const session = useSession();
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold">{texts.ofMember}</h2>
        {member.dataRequests.length === 0 ? (
          <p className="text-muted">{people.member.nothing}</p>
        ) : (
          <DataTable
            label={texts.ofMember}
            columns={[...dataRequestColumns, actionsColumn(member.isEmailForeign, onChoose)]}
            rows={member.dataRequests}
            keyOf={({ id }) => id}
          />
        )}
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold">{texts.fromForms}</h2>
        {member.requests.length === 0 ? (
          <p className="text-muted">{people.member.nothing}</p>
        ) : (
          <DataTable
            label={texts.fromForms}
            columns={formColumns(session)}
            rows={member.requests}
            keyOf={({ id }) => id}
          />
        )}
      </section>
    </div>
  );
}

const formColumns = (session: Session): readonly Column<FormRow>[] => [
  {
    id: 'case',
    heading: headings.caseNumber,
    text: ({ caseNumber }) => caseNumber,
    cell: ({ id, kind, caseNumber }) =>
      may(session, `requests:${kind}`) ? (
        <Link to={requestPath(kind, id)} className="font-semibold underline underline-offset-2">
          {caseNumber}
        </Link>
      ) : (
        caseNumber
      ),
  },
  { id: 'kind', heading: headings.kind, text: ({ kind }) => requestTexts.kinds[kind] },
  { id: 'at', heading: headings.at, text: ({ receivedAt }) => receivedAt, as: 'moment' },
  { id: 'state', heading: headings.state, text: ({ state }) => requestTexts.states[state] },
];

/** What settles or extends an open request. A deletion is answered by deleting the account. */
function DataRequestActions({
  row: { id: dataRequestId, kind, state, isExtended, dueAt },
  isEmailForeign,
  onChoose,
}: {
  row: DataRequestRow;
  isEmailForeign: boolean;
  onChoose: (action: ChosenAction) => void;
}) {
  const [now] = useState(() => new Date());
  if (state !== 'open') return null;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <OfferedActions
        offers={dataRequestOffers({ kind, state, isExtended, dueAt }, now, isEmailForeign)}
        onChoose={(name) => onChoose({ name, dataRequestId })}
      />
      {kind === 'deletion' ? <span className="text-small text-muted">{texts.deleteHint}</span> : null}
    </span>
  );
}

const actionsColumn = (isEmailForeign: boolean, onChoose: (action: ChosenAction) => void): Column<DataRequestRow> => ({
  id: 'actions',
  heading: headings.actions,
  text: null,
  cell: (row) => <DataRequestActions row={row} isEmailForeign={isEmailForeign} onChoose={onChoose} />,
});

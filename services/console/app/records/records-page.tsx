import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  PerformerRecordsDocument,
  type PerformerRecordsQuery,
  RequirePerformerRecordsDocument,
} from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { useSession } from '../layout/use-session.ts';
import type { Column } from '../list/data-table.tsx';
import { keyIn, optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { records as texts } from '../messages/records.ts';
import { may } from '../session/session.ts';

type Row = PerformerRecordsQuery['performerRecords']['records'][number];

const PAGE_SIZE = 50;
const PANEL = 'flex flex-wrap items-center gap-3 rounded-panel border-line border-subtle bg-surface p-4';

/** What a record proves. */
export function RecordMark({ state }: Pick<Row, 'state'>) {
  const tone = state === 'complete' ? 'success' : state === 'expiring' ? 'outline' : 'danger';
  return <Badge tone={tone}>{texts.states[state]}</Badge>;
}

const columns: readonly Column<Row>[] = [
  { id: 'performer', heading: texts.columns.performer, text: ({ name }) => name },
  { id: 'state', heading: texts.columns.state, cell: (row) => <RecordMark {...row} />, text: ({ state }) => state },
  {
    id: 'expires',
    heading: texts.columns.expires,
    text: ({ expiresOn }) => expiresOn,
  },
];

/** Performers with what is proved about their age, and whether films need it. */
export function RecordsPage() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      above={<Policy />}
      filters={[{ name: 'only', label: texts.show, options: optionsOf(texts.filters) }]}
      columns={columns}
      queryKey={['records']}
      load={async (get, after) => {
        const only = keyIn(texts.filters, get('only')) ?? 'all';
        const { performerRecords: page } = await staffCall(PerformerRecordsDocument, { only, after, first: PAGE_SIZE });
        return { rows: page.records, next: page.nextCursor };
      }}
      keyOf={({ performerId }) => performerId}
      hrefOf={({ performerId }) => `/records/${performerId}`}
    />
  );
}

/** Whether films are published without records, with the way to change it. */
function Policy() {
  const mayWrite = may(useSession(), 'records:write');
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['record-policy'],
    queryFn: () => staffCall(PerformerRecordsDocument, { only: 'expired', after: null, first: 1 }),
  });
  // Until it is known, its place is as high as it will be: the list below does not move.
  if (data === undefined) {
    return (
      <div aria-hidden="true" className={`invisible ${PANEL}`}>
        <p className="flex-1 text-small">{texts.optional}</p>
        {mayWrite ? (
          <Button size="small" variant="outline" disabled>
            {texts.require}
          </Button>
        ) : null}
      </div>
    );
  }
  const { required } = data.performerRecords;
  const decide = async (form: FormData): Promise<string | null> => {
    const variables = { required: !required, reason: typedText(form, 'reason') };
    const { result } = await staffCall(RequirePerformerRecordsDocument, variables);
    if (result.__typename === 'RecordRefused') return result.message;
    toasts.show({ type: 'success', message: texts.done });
    await client.invalidateQueries({ queryKey: ['record-policy'] });
    return null;
  };
  return (
    <div className={PANEL}>
      <p className="flex-1 text-small">{required ? texts.required : texts.optional}</p>
      {mayWrite ? (
        <Button size="small" variant="outline" onClick={() => setOpen(true)}>
          {required ? texts.allow : texts.require}
        </Button>
      ) : null}
      {isOpen ? (
        <ReasonDialog
          title={required ? texts.allow : texts.require}
          submit={required ? texts.allow : texts.require}
          decide={decide}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { DataList } from '@network/ui/data-list/data-list.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { PerformerRecordDocument, type PerformerRecordQuery } from '../api/staff-operations.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { useSession } from '../layout/use-session.ts';
import { type Column, DataTable } from '../list/data-table.tsx';
import { Moment } from '../list/moment.tsx';
import { records as texts } from '../messages/records.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { RecordDialog, type RecordStep } from './record-dialog.tsx';
import { recordsEntry } from './records-area.ts';
import { RecordMark } from './records-page.tsx';

/** A record, as the query of the page has one. */
export type LoadedRecord = NonNullable<PerformerRecordQuery['performerRecord']>;
type Document = LoadedRecord['documents'][number];

/** What is proved about one performer's age, by which documents. */
export function RecordPage() {
  const { id = '' } = useParams({ strict: false });
  const session = useSession();
  const mayWrite = may(session, 'records:write');
  const [step, choose] = useState<RecordStep | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['record', id],
    queryFn: () => staffCall(PerformerRecordDocument, { performerId: id }),
    // Each look is recorded: the page looks when it is opened and after a change.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const record = data?.performerRecord;
  if (record === undefined || record === null) {
    return (
      <PageFrame title={texts.title}>
        {record === null ? (
          <EmptyState title={texts.missing} />
        ) : (
          <div role="status" aria-label={words.loading}>
            <Skeleton shape="block" />
          </div>
        )}
      </PageFrame>
    );
  }
  const documents = record.documents.filter(({ withdrawnAt }) => withdrawnAt === null);
  const waits = documents.length > 0 && record.verifiedAt === null;
  const isOwn = documents.every(({ recordedBy }) => recordedBy === session.email);
  return (
    <PageFrame
      title={record.name ?? texts.gone}
      trail={
        <Link to={recordsEntry.href} className="text-small text-muted underline underline-offset-2">
          {texts.title}
        </Link>
      }
      mark={<RecordMark state={record.state} />}
      actions={
        mayWrite ? (
          <>
            <StepButton step="identity" choose={choose} />
            {record.bornOn === null ? null : <StepButton step="document" choose={choose} />}
            {waits && !isOwn ? <StepButton step="verify" choose={choose} /> : null}
          </>
        ) : null
      }
    >
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold">{texts.identity}</h2>
        <Identity record={record} isWaitingForOthers={mayWrite && waits && isOwn} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold">{texts.documents}</h2>
        {record.documents.length === 0 ? (
          <p className="text-muted">{texts.noDocuments}</p>
        ) : (
          <DataTable
            label={texts.documents}
            columns={mayWrite ? [...columns, withdrawColumn(choose)] : columns}
            rows={record.documents}
            keyOf={(row) => row.id}
          />
        )}
      </section>
      {step === null ? null : <RecordDialog record={record} step={step} onClose={() => choose(null)} />}
    </PageFrame>
  );
}

function StepButton({
  step,
  choose,
}: {
  step: 'identity' | 'document' | 'verify';
  choose: (step: RecordStep) => void;
}) {
  return (
    <Button size="small" variant="outline" onClick={() => choose({ name: step })}>
      {texts.actions[step]}
    </Button>
  );
}

function Identity({ record, isWaitingForOthers }: { record: LoadedRecord; isWaitingForOthers: boolean }) {
  const { fields } = texts;
  return (
    <DataList
      className="rounded-panel border-line bg-surface px-4"
      items={[
        { term: fields.legalName, value: record.legalName ?? '—' },
        { term: fields.otherNames, value: <span className="whitespace-pre-line">{record.otherNames || '—'}</span> },
        { term: fields.bornOn, value: record.bornOn ?? '—' },
        {
          term: fields.verified,
          value:
            record.verifiedAt === null ? (
              <>
                {texts.notVerified}
                {isWaitingForOthers ? <span className="block text-small text-muted">{texts.ownDocuments}</span> : null}
              </>
            ) : (
              <>
                <Moment at={record.verifiedAt} /> {texts.verifiedBy(record.verifiedBy ?? '')}
              </>
            ),
        },
      ]}
    />
  );
}

const { documentColumns: headings } = texts;

const columns: readonly Column<Document>[] = [
  {
    id: 'kind',
    heading: headings.kind,
    text: ({ kind, issuedBy }) => `${texts.kinds[kind] ?? kind}, ${issuedBy}`,
  },
  {
    id: 'number',
    heading: headings.number,
    text: ({ numberEnd }) => numberEnd,
    cell: ({ numberEnd }) => <code>{numberEnd}</code>,
  },
  { id: 'expires', heading: headings.expires, text: ({ expiresOn }) => expiresOn ?? texts.forGood },
  { id: 'archive', heading: headings.archive, text: ({ archiveReference }) => archiveReference },
  {
    id: 'recorded',
    heading: headings.recorded,
    isMinor: true,
    text: ({ recordedAt, recordedBy }) => `${recordedAt} ${texts.verifiedBy(recordedBy)}`,
    cell: ({ recordedAt, recordedBy }) => (
      <>
        <Moment at={recordedAt} /> {texts.verifiedBy(recordedBy)}
      </>
    ),
  },
];

const withdrawColumn = (choose: (step: RecordStep) => void): Column<Document> => ({
  id: 'actions',
  heading: headings.actions,
  text: ({ withdrawnAt }) => (withdrawnAt === null ? null : texts.withdrawn),
  cell: ({ id, withdrawnAt }) =>
    withdrawnAt === null ? (
      <Button size="small" variant="outline" onClick={() => choose({ name: 'withdraw', documentId: id })}>
        {texts.actions.withdraw}
      </Button>
    ) : (
      <span className="text-small text-muted">{texts.withdrawn}</span>
    ),
});

import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Badge } from '@network/ui/badge/badge.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { ExperimentRunDocument, type ExperimentRunQuery } from '../api/staff-operations.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { type Column, DataTable } from '../list/data-table.tsx';
import { momentText } from '../list/moment.tsx';
import { experiments as texts } from '../messages/experiments.ts';
import { resultColumns } from './result-columns.tsx';

type Results = NonNullable<ExperimentRunQuery['experimentRun']>;
type Change = Results['run']['changes'][number];

const EXPERIMENTS: string = '/experiments';
const { results: own, columns: headings } = texts;

/** The results of a run, how far they can be trusted, and what was decided about it. */
export function ExperimentRunPage() {
  const { runId = '' } = useParams({ strict: false }) as { runId?: string };
  const { data, error, refetch } = useQuery({
    queryKey: ['experiments', runId],
    queryFn: async () => (await staffCall(ExperimentRunDocument, { id: runId })).experimentRun,
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  if (data === undefined || data === null) {
    return (
      <PageFrame title={texts.title} trail={<Trail />}>
        {data === null ? <EmptyState title={own.missing} /> : <Skeleton shape="block" />}
      </PageFrame>
    );
  }
  const { run, variants, experiment } = data;
  const columns = resultColumns(experiment, variants);
  const mark = run.end === null ? texts.running : texts.ends[run.end];
  return (
    <PageFrame
      title={own.title(texts.name(experiment))}
      text={`${run.brands.join(', ')}: ${own.interval(momentText(run.startedAt), momentText(run.endsAt))}. ${texts.goal(data.goal)}.`}
      trail={<Trail />}
      mark={<Badge tone={run.end === 'guard' ? 'danger' : run.end === null ? 'success' : 'outline'}>{mark}</Badge>}
    >
      <p role="note" className="rounded-panel border-line border-outline bg-surface p-4 text-body">
        {trustOf(data)}
      </p>
      <DataTable
        label={own.title(texts.name(experiment))}
        columns={columns}
        rows={variants}
        keyOf={({ variant }) => variant}
      />
      <p className="max-w-224 text-small text-pretty text-muted">{own.method}</p>
      <h2 className="type-display text-title-4">{own.history}</h2>
      <DataTable label={own.history} columns={historyColumns} rows={run.changes} keyOf={({ id }) => String(id)} />
    </PageFrame>
  );
}

function trustOf({ isPreliminary, run }: Results): string {
  if (!isPreliminary) return own.final;
  return run.end === null ? own.preliminary : own.early;
}

function Trail() {
  return (
    <Link to={EXPERIMENTS} className="self-start text-small text-muted hover:text-strong">
      {texts.title}
    </Link>
  );
}

const historyColumns: readonly Column<Change>[] = [
  { id: 'at', heading: headings.at, text: ({ at }) => at, as: 'moment' },
  { id: 'change', heading: headings.change, text: ({ change, share }) => texts.change(change, share) },
  { id: 'by', heading: headings.by, text: ({ staff }) => staff ?? own.nobody },
  { id: 'reason', heading: headings.reason, text: ({ reason }) => reason },
];

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { ExperimentsDocument, type ExperimentsQuery } from '../api/staff-operations.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { useSession } from '../layout/use-session.ts';
import { type Column, DataTable } from '../list/data-table.tsx';
import { Moment } from '../list/moment.tsx';
import { experiments as texts } from '../messages/experiments.ts';
import { may } from '../session/session.ts';
import { type ExperimentChoice, ExperimentDialog } from './experiment-dialog.tsx';

type Experiment = ExperimentsQuery['experiments'][number];
type Run = Experiment['runs'][number];

/** Every experiment with its runs: here they are started, given another share, and stopped. */
export function ExperimentsPage() {
  const mayRun = may(useSession(), 'shop:write');
  const [choice, choose] = useState<ExperimentChoice | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['experiments'],
    queryFn: async () => (await staffCall(ExperimentsDocument, {})).experiments,
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  return (
    <PageFrame title={texts.title} text={texts.text}>
      {data === undefined ? <Skeleton shape="block" /> : null}
      {data?.length === 0 ? <EmptyState title={texts.none} /> : null}
      {data?.map((experiment) => (
        <ExperimentPanel key={experiment.id} experiment={experiment} {...(mayRun && { onChoose: choose })} />
      ))}
      {choice === null ? null : <ExperimentDialog {...choice} onClose={() => choose(null)} />}
    </PageFrame>
  );
}

function ExperimentPanel({
  experiment: { id, variants, holdoutPercent, goal, isRunningByDefinition, runs },
  onChoose,
}: {
  experiment: Experiment;
  onChoose?: (choice: ExperimentChoice) => void;
}) {
  const running = runs.find(({ stoppedAt }) => stoppedAt === null);
  const shares = variants
    .map((variant) => texts.variant(texts.variantName(id, variant.id), variant.percent))
    .join(', ');
  return (
    <section
      aria-label={texts.name(id)}
      className="flex flex-col gap-4 rounded-panel border-line border-subtle bg-surface p-5"
    >
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="type-display text-title-4">{texts.name(id)}</h2>
        {running ? <Badge tone="success">{texts.running}</Badge> : null}
        {!running && isRunningByDefinition ? <Badge tone="outline">{texts.byDefinition}</Badge> : null}
        {!running && !isRunningByDefinition ? <Badge tone="outline">{texts.stopped}</Badge> : null}
        <span className="flex-1" />
        {onChoose === undefined ? null : running ? (
          <>
            <Button
              size="small"
              variant="outline"
              onClick={() => onChoose({ change: 'share', experiment: id, runId: running.id, share: running.share })}
            >
              {texts.share}
            </Button>
            <Button
              size="small"
              variant="danger"
              onClick={() => onChoose({ change: 'stop', experiment: id, runId: running.id })}
            >
              {texts.stop}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={() => onChoose({ change: 'start', experiment: id })}>
            {texts.start}
          </Button>
        )}
      </header>
      <p className="text-small text-muted">
        {texts.variants(shares, holdoutPercent)}. {texts.goal(goal)}.
      </p>
      {runs.length === 0 ? (
        <p className="text-small text-muted">{texts.noRuns}</p>
      ) : (
        <DataTable
          label={texts.runs(texts.name(id))}
          columns={columns}
          rows={runs}
          keyOf={(run) => run.id}
          hrefOf={(run) => `/experiments/${run.id}`}
        />
      )}
    </section>
  );
}

const { columns: headings } = texts;
const columns: readonly Column<Run>[] = [
  { id: 'run', heading: headings.run, text: ({ startedAt }) => startedAt, as: 'moment' },
  { id: 'brands', heading: headings.brands, text: ({ brands }) => brands.join(', ') },
  { id: 'share', heading: headings.share, text: ({ share }) => `${share} %` },
  { id: 'ends', heading: headings.ends, text: ({ endsAt }) => endsAt, as: 'moment' },
  {
    id: 'state',
    heading: headings.state,
    text: ({ end, stoppedAt }) => (end === null ? texts.running : `${texts.ends[end]} ${stoppedAt ?? ''}`),
    cell: ({ end, stoppedAt }) =>
      end === null ? (
        <Badge tone="success">{texts.running}</Badge>
      ) : (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={end === 'guard' ? 'danger' : 'outline'}>{texts.ends[end]}</Badge>
          <Moment at={stoppedAt} />
        </span>
      ),
  },
];

import { staffCall } from '../api/staff-call.ts';
import { JobRunsDocument, type JobRunsQuery } from '../api/staff-operations.generated.ts';
import type { JobRunState } from '../api/staff-types.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { keyIn, optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { operations } from '../messages/operations.ts';
import { RunState } from './run-state.tsx';

type Row = JobRunsQuery['jobRuns']['runs'][number];

const PAGE_SIZE = 50;
const texts = operations.jobs;
const { runColumns: headings } = texts;

const columns: readonly Column<Row>[] = [
  { id: 'name', heading: headings.name, cell: ({ name }) => <strong>{name}</strong>, text: ({ name }) => name },
  { id: 'state', heading: headings.state, cell: ({ state }) => <RunState state={state} />, text: ({ state }) => state },
  { id: 'retries', heading: headings.retries, text: ({ retries }) => retries, as: 'count', isMinor: true },
  { id: 'created', heading: headings.created, text: ({ createdAt }) => createdAt, as: 'moment' },
  { id: 'started', heading: headings.started, text: ({ startedAt }) => startedAt, as: 'moment', isMinor: true },
  { id: 'ended', heading: headings.ended, text: ({ endedAt }) => endedAt, as: 'moment' },
];

/** The runs that the queue has, by job and state. */
export function JobRunsPage() {
  return (
    <ListPage
      title={texts.runs}
      text={texts.runsText}
      filters={[
        { name: 'name', label: headings.name },
        { name: 'state', label: headings.state, options: optionsOf(texts.states) },
      ]}
      columns={columns}
      queryKey={['jobs', 'runs']}
      load={async (get, after) => {
        const state = keyIn<JobRunState>(texts.states, get('state'));
        const { jobRuns } = await staffCall(JobRunsDocument, { name: get('name'), state, after, first: PAGE_SIZE });
        return { rows: jobRuns.runs, next: jobRuns.next };
      }}
      keyOf={({ id }) => id}
    />
  );
}

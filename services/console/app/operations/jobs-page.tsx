import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { staffCall } from '../api/staff-call.ts';
import { JobsDocument, type JobsQuery, RunJobDocument } from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { useSession } from '../layout/use-session.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useRowAction } from '../list/row-action.tsx';
import { Moment } from '../list/moment.tsx';
import { operations } from '../messages/operations.ts';
import { may } from '../session/session.ts';
import { RunState } from './run-state.tsx';

type Row = JobsQuery['jobs'][number];

const texts = operations.jobs;
const { columns: headings } = texts;
const RUNS_PATH: string = '/jobs/runs';

/** Every job with its calendar and its last run, and the way to run one now. */
export function JobsPage() {
  const session = useSession();
  const client = useQueryClient();
  const run = async (reason: string, { name }: Row): Promise<string | null> => {
    const { runJob: answer } = await staffCall(RunJobDocument, { name, reason });
    await client.invalidateQueries({ queryKey: ['jobs'] });
    if (answer.__typename === 'RunJobRefused') return answer.message;
    const done = answer.counts.filter(({ count }) => count > 0);
    toasts.show({ type: 'success', message: texts.ran(done.map(({ what, count }) => `${what} ${count}`).join(', ')) });
    return null;
  };
  const action = useRowAction<Row>({
    heading: headings.action,
    label: texts.run,
    labelOf: ({ name }) => `${texts.run}: ${name}`,
    title: ({ name }) => texts.runTitle(name),
    text: texts.runText,
    isPossible: ({ everySeconds }) => everySeconds === null,
    run: run,
  });
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.text}
        filters={[]}
        columns={may(session, 'operations:act') ? [...columns, action.column] : columns}
        queryKey={['jobs', 'list']}
        load={async () => ({ rows: (await staffCall(JobsDocument, {})).jobs, next: null })}
        keyOf={({ name }) => name}
        actions={
          <Link to={RUNS_PATH} className={buttonStyle({ variant: 'outline', size: 'small' })}>
            {texts.allRuns}
          </Link>
        }
      />
      {action.dialog}
    </>
  );
}

const columns: readonly Column<Row>[] = [
  { id: 'name', heading: headings.name, cell: ({ name }) => <strong>{name}</strong>, text: ({ name }) => name },
  {
    id: 'cron',
    heading: headings.cron,
    cell: ({ cron, everySeconds }) =>
      everySeconds === null ? <code className="text-small whitespace-nowrap">{cron}</code> : texts.always(everySeconds),
    text: ({ cron }) => cron,
  },
  {
    id: 'last',
    heading: headings.last,
    cell: ({ lastEndedAt }) =>
      lastEndedAt === null ? <span className="text-muted">{texts.never}</span> : <Moment at={lastEndedAt} />,
    text: ({ lastEndedAt }) => lastEndedAt,
  },
  {
    id: 'state',
    heading: headings.state,
    cell: ({ lastState }) => (lastState === null ? null : <RunState state={lastState} />),
    text: ({ lastState }) => lastState,
  },
  {
    id: 'failed',
    heading: headings.failed,
    cell: ({ name, failed }) => {
      const path: string = `${RUNS_PATH}?name=${name}&state=failed`;
      return failed === 0 ? (
        <span className="tabular-nums">0</span>
      ) : (
        <Link to={path} className="font-semibold text-danger tabular-nums underline underline-offset-2">
          {failed}
        </Link>
      );
    },
    text: ({ failed }) => failed,
  },
];

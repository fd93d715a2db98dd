import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { HealthDocument, type HealthQuery } from '../api/staff-operations.generated.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { FigureCard } from '../charts/figure-card.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { type Column, DataTable } from '../list/data-table.tsx';
import { operations } from '../messages/operations.ts';

type Day = HealthQuery['dayFigures'][number];
type Name = keyof typeof texts.charts;

const DAYS = 30;
const AGAIN_MS = 60_000;
const MINUTE_MS = 60_000;
const texts = operations.health;
const NAMES = Object.keys(texts.charts) as readonly Name[];
const number = new Intl.NumberFormat('en-US');

const columns: readonly Column<Day>[] = [
  {
    id: 'day',
    heading: texts.day,
    cell: ({ day }) => <strong className="whitespace-nowrap">{day}</strong>,
    text: ({ day }) => day,
  },
  ...NAMES.map((name): Column<Day> => ({
    id: name,
    heading: texts.charts[name],
    cell: (row) => <span className="tabular-nums">{number.format(row[name])}</span>,
    text: (row) => row[name],
  })),
];

/** What wants attention now, and the course of the last month. */
export function HealthPage() {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['health'],
    queryFn: () => staffCall(HealthDocument, { days: DAYS }),
    refetchInterval: AGAIN_MS,
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const days = data?.dayFigures ?? [];
  return (
    <PageFrame title={texts.title} text={texts.text}>
      {data === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <>
          <Attention now={data.attention} readAt={dataUpdatedAt} />
          <div className="grid gap-4 medium:grid-cols-2 boundary:grid-cols-3">
            {NAMES.map((name) => (
              <FigureCard
                key={name}
                name={texts.charts[name]}
                value={texts.total(number.format(days.reduce((sum, day) => sum + day[name], 0)))}
              >
                <BarChart
                  label={texts.charts[name]}
                  points={days.map((row) => ({ label: row.day, value: row[name], text: number.format(row[name]) }))}
                />
              </FigureCard>
            ))}
          </div>
          <Disclosure summary={texts.table}>
            <DataTable label={texts.table} columns={columns} rows={days.toReversed()} keyOf={({ day }) => day} />
          </Disclosure>
        </>
      )}
    </PageFrame>
  );
}

/** What should be nothing, and how many mails wait. */
function Attention({ now, readAt }: { now: HealthQuery['attention']; readAt: number }) {
  const age = now.oldestMailAt === null ? null : readAt - Date.parse(now.oldestMailAt);
  const oldest = age === null ? undefined : texts.oldest(Math.max(1, Math.round(age / MINUTE_MS)));
  const alarms = ['flaggedEvents', 'failedEvents', 'failedCommands', 'failedJobs', 'stoppedExperiments'] as const;
  return (
    <section aria-label={texts.now} className="grid grid-cols-2 gap-4 medium:grid-cols-3 boundary:grid-cols-6">
      <FigureCard name={texts.mailsWaiting} value={number.format(now.mailsWaiting)} note={oldest} />
      {alarms.map((name) => (
        <FigureCard key={name} name={texts[name]} value={number.format(now[name])} isAlarming={now[name] > 0} />
      ))}
    </section>
  );
}

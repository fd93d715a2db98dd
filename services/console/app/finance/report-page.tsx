import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { MonthlyReportDocument } from '../api/staff-operations.generated.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { FigureCard } from '../charts/figure-card.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { DataTable } from '../list/data-table.tsx';
import { useListAddress } from '../list/list-address.ts';
import { ListFilters } from '../list/list-filters.tsx';
import { finance } from '../messages/finance.ts';
import { reportColumns } from './report-columns.tsx';
import {
  chargebackRateOf,
  churnOf,
  conversionOf,
  declineRateOf,
  type Month,
  monthsOf,
  monthText,
  percentText,
} from './report-figures.ts';
import { moneyText } from '@network/validation/currencies.ts';

const texts = finance.report;
const LENGTHS = ['6', '12', '24'];
const STANDARD = '12';

/** The trade by the month: six figures with their course, and all of them as a table and a file. */
export function ReportPage() {
  const address = useListAddress();
  const chosen = address.get('months') ?? STANDARD;
  const months = Number(LENGTHS.includes(chosen) ? chosen : STANDARD);
  const { data, error, refetch } = useQuery({
    queryKey: ['monthly-report', months],
    queryFn: () => staffCall(MonthlyReportDocument, { months }),
    placeholderData: keepPreviousData,
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const report = data?.monthlyReport ?? [];
  const currencies = [...new Set(report.map(({ currency }) => currency))];
  const currency = currencies.find((each) => each === address.get('currency')) ?? currencies[0] ?? 'USD';
  const rows = monthsOf(report, currency);
  const columns = reportColumns(currency);
  return (
    <PageFrame title={texts.title} text={texts.text}>
      <ListFilters
        address={address}
        filters={[
          {
            name: 'months',
            label: texts.months,
            standard: STANDARD,
            options: LENGTHS.map((value) => ({ value, label: texts.lastMonths(Number(value)) })),
          },
          ...(currencies.length > 1
            ? [
                {
                  name: 'currency',
                  label: texts.currency,
                  standard: currency,
                  options: currencies.map((value) => ({ value, label: value })),
                },
              ]
            : []),
        ]}
      />
      {data === undefined ? <Skeleton shape="block" /> : null}
      {data !== undefined && rows.length === 0 ? <EmptyState title={texts.none} /> : null}
      {rows.length === 0 ? null : (
        <>
          <Figures rows={rows} currency={currency} />
          <section className="flex flex-col gap-3">
            <h2 className="type-display text-title-4">{texts.table}</h2>
            <DataTable label={texts.table} columns={columns} rows={rows.toReversed()} keyOf={({ month }) => month} />
          </section>
          <Disclosure summary={texts.meaning}>
            <ul className="flex list-disc flex-col gap-2 pl-5 text-small text-muted">
              {texts.meanings.map((meaning) => (
                <li key={meaning}>{meaning}</li>
              ))}
            </ul>
          </Disclosure>
        </>
      )}
    </PageFrame>
  );
}

/** The figures of the latest month, each with its course. */
function Figures({ rows, currency }: { rows: readonly Month[]; currency: string }) {
  const figures = [
    {
      name: texts.revenue,
      valueOf: (row: Month) => row.recurringRevenue,
      textOf: (value: number | null) => moneyText(value ?? 0, currency),
    },
    {
      name: texts.members,
      valueOf: (row: Month) => row.members,
      textOf: (value: number | null) => (value ?? 0).toLocaleString('en-US'),
    },
    { name: texts.churn, valueOf: churnOf, textOf: percentText },
    { name: texts.conversion, valueOf: conversionOf, textOf: percentText },
    { name: texts.declines, valueOf: declineRateOf, textOf: percentText },
    { name: texts.chargebacks, valueOf: chargebackRateOf, textOf: percentText },
  ];
  const [before, latest] = rows.length > 1 ? rows.slice(-2) : [undefined, rows.at(-1)];
  return (
    <div className="grid gap-4 medium:grid-cols-2 boundary:grid-cols-3">
      {figures.map(({ name, valueOf, textOf }) => (
        <FigureCard
          key={name}
          name={name}
          value={latest === undefined ? '' : textOf(valueOf(latest))}
          note={before === undefined ? undefined : texts.before(textOf(valueOf(before)))}
        >
          <BarChart
            label={texts.chart(name)}
            points={rows.map((row) => ({
              label: monthText(row.month),
              value: valueOf(row) ?? 0,
              text: textOf(valueOf(row)),
            }))}
          />
        </FigureCard>
      ))}
    </div>
  );
}

import type { Column } from '../list/data-table.tsx';
import { finance } from '../messages/finance.ts';
import {
  chargebackRateOf,
  churnOf,
  conversionOf,
  declineRateOf,
  leavingText,
  type Month,
  monthText,
  percentText,
  reasonsText,
} from './report-figures.ts';
import { moneyText } from '@network/validation/currencies.ts';

const { columns: headings } = finance.report;

/** The columns of the report; in a file sums are minor units, and shares parts of 1. */
export function reportColumns(currency: string): readonly Column<Month>[] {
  const count = (id: string, heading: string, valueOf: (row: Month) => number, isMinor = false): Column<Month> => ({
    id,
    heading,
    isMinor,
    cell: (row) => <span className="tabular-nums">{valueOf(row).toLocaleString('en-US')}</span>,
    text: valueOf,
  });
  const sum = (id: string, heading: string, valueOf: (row: Month) => number): Column<Month> => ({
    id,
    heading,
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{moneyText(valueOf(row), currency)}</span>,
    text: valueOf,
  });
  const part = (id: string, heading: string, valueOf: (row: Month) => number | null): Column<Month> => ({
    id,
    heading,
    cell: (row) => <span className="tabular-nums">{percentText(valueOf(row))}</span>,
    text: valueOf,
  });
  return [
    {
      id: 'month',
      heading: headings.month,
      cell: ({ month }) => <strong className="whitespace-nowrap">{monthText(month)}</strong>,
      text: ({ month }) => month,
    },
    sum('revenue', headings.revenue, (row) => row.recurringRevenue),
    count('members', headings.members, (row) => row.members),
    count('churned', headings.churned, (row) => row.churned, true),
    part('churn', headings.churn, churnOf),
    count('charges', headings.charges, (row) => row.charges, true),
    sum('charged', headings.charged, (row) => row.charged),
    sum('taxes', headings.taxes, (row) => row.taxes),
    count('renewals', headings.renewals, (row) => row.renewals, true),
    sum('refunded', headings.refunded, (row) => row.refunded),
    count('declines', headings.declines, (row) => row.declines, true),
    part('declineRate', headings.declineRate, declineRateOf),
    {
      id: 'declinesByReason',
      heading: headings.declinesByReason,
      isMinor: true,
      cell: (row) => <span className="text-small">{reasonsText(row)}</span>,
      text: reasonsText,
    },
    {
      id: 'leavingByReason',
      heading: headings.leavingByReason,
      isMinor: true,
      cell: (row) => <span className="text-small">{leavingText(row)}</span>,
      text: leavingText,
    },
    count('chargebacks', headings.chargebacks, (row) => row.chargebacks, true),
    part('chargebackRate', headings.chargebackRate, chargebackRateOf),
    count('trials', headings.trials, (row) => row.trials, true),
    part('conversion', headings.conversion, conversionOf),
  ];
}

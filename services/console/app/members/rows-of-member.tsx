import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { type Column, DataTable } from '../list/data-table.tsx';
import { Moment } from '../list/moment.tsx';
import { people } from '../messages/people.ts';
import type { LoadedMember } from './member-page.tsx';

const texts = people.member;
const { columns: headings, tabs } = texts;

type RowOf<Part extends 'ledger' | 'sessions' | 'mails' | 'comments' | 'downloads' | 'actions'> =
  LoadedMember[Part][number];

const at = <Row extends { readonly at: string }>(): Column<Row> => ({
  id: 'at',
  heading: headings.at,
  text: (row) => row.at,
  as: 'moment',
});

/** A table, or that there is nothing in it. Rows are never changed in their place. */
function Rows<Row>({ label, columns, rows }: { label: string; columns: readonly Column<Row>[]; rows: readonly Row[] }) {
  if (rows.length === 0) return <EmptyState title={texts.nothing} />;
  return <DataTable label={label} columns={columns} rows={rows} keyOf={(row) => String(rows.indexOf(row))} />;
}

const ledger: readonly Column<RowOf<'ledger'>>[] = [
  at(),
  {
    id: 'amount',
    heading: headings.amount,
    text: ({ amount }) => amount,
    cell: ({ amount }) => (amount > 0 ? `+${amount}` : amount),
  },
  { id: 'unit', heading: headings.unit, text: ({ unit }) => unit },
  { id: 'balance', heading: headings.balance, text: ({ balance }) => balance },
  { id: 'reason', heading: headings.reason, text: ({ reason }) => reason },
  { id: 'cause', heading: headings.cause, isMinor: true, text: ({ subject }) => subject },
];

/** The movements of gems and credits. */
export function GemsOfMember({ rows }: { rows: readonly RowOf<'ledger'>[] }) {
  return <Rows label={tabs.gems} columns={ledger} rows={rows} />;
}

const sessions: readonly Column<RowOf<'sessions'>>[] = [
  { id: 'device', heading: headings.device, text: ({ device }) => device },
  { id: 'brand', heading: headings.brand, text: ({ brand }) => brand },
  {
    id: 'network',
    heading: headings.network,
    isMinor: true,
    text: ({ network, country }) => [network, country].filter((each) => each !== null).join(', '),
  },
  { id: 'opened', heading: headings.at, text: ({ openedAt }) => openedAt, as: 'moment' },
  { id: 'used', heading: headings.used, text: ({ lastUsedAt }) => lastUsedAt, as: 'moment' },
  {
    id: 'ended',
    heading: headings.ended,
    text: ({ endedAt }) => endedAt,
    cell: ({ endedAt }) => (endedAt === null ? texts.open : <Moment at={endedAt} />),
  },
];

/** Browsers that are or were signed in. */
export function SessionsOfMember({ rows }: { rows: readonly RowOf<'sessions'>[] }) {
  return <Rows label={tabs.sessions} columns={sessions} rows={rows} />;
}

const mails: readonly Column<RowOf<'mails'>>[] = [
  { id: 'subject', heading: headings.subject, text: ({ subject }) => subject },
  { id: 'brand', heading: headings.brand, isMinor: true, text: ({ brand }) => brand },
  { id: 'state', heading: headings.state, text: ({ state }) => state },
  { id: 'at', heading: headings.at, text: ({ queuedAt }) => queuedAt, as: 'moment' },
  { id: 'sent', heading: headings.sent, text: ({ settledAt }) => settledAt, as: 'moment' },
];

/** What was mailed to the member. */
export function MailsOfMember({ rows }: { rows: readonly RowOf<'mails'>[] }) {
  return <Rows label={tabs.mails} columns={mails} rows={rows} />;
}

const comments: readonly Column<RowOf<'comments'>>[] = [
  at(),
  { id: 'film', heading: headings.film, text: ({ title, videoId }) => title ?? videoId },
  {
    id: 'text',
    heading: headings.text,
    text: ({ text }) => text,
    cell: ({ text }) => <span className="line-clamp-3">{text}</span>,
  },
  { id: 'state', heading: headings.state, text: ({ removedAt }) => (removedAt === null ? null : texts.removed) },
];

/** What the member wrote. */
export function CommentsOfMember({ rows }: { rows: readonly RowOf<'comments'>[] }) {
  return <Rows label={tabs.comments} columns={comments} rows={rows} />;
}

const downloads: readonly Column<RowOf<'downloads'>>[] = [
  at(),
  { id: 'film', heading: headings.film, text: ({ title, videoId }) => title ?? videoId },
];

/** Downloads that counted. */
export function DownloadsOfMember({ rows }: { rows: readonly RowOf<'downloads'>[] }) {
  return <Rows label={tabs.downloads} columns={downloads} rows={rows} />;
}

const log: readonly Column<RowOf<'actions'>>[] = [
  at(),
  {
    id: 'kind',
    heading: headings.kind,
    text: ({ action }) => people.actions[action as keyof typeof people.actions],
  },
  { id: 'reason', heading: headings.reason, text: ({ reason }) => reason },
  { id: 'by', heading: headings.by, text: ({ by }) => by },
  {
    id: 'state',
    heading: headings.state,
    isMinor: true,
    text: ({ approvalId }) => (approvalId === null ? null : texts.waits),
  },
];

/** What staff did about the member, notes included. */
export function LogOfMember({ rows }: { rows: readonly RowOf<'actions'>[] }) {
  return <Rows label={tabs.log} columns={log} rows={rows} />;
}

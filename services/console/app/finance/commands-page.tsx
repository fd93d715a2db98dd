import { useQueryClient } from '@tanstack/react-query';
import { Badge } from '@network/ui/badge/badge.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  BillerCommandsDocument,
  type BillerCommandsQuery,
  RetryBillerCommandDocument,
} from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { useSession } from '../layout/use-session.ts';
import type { Column } from '../list/data-table.tsx';
import { optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useRowAction } from '../list/row-action.tsx';
import { finance } from '../messages/finance.ts';
import { may } from '../session/session.ts';

type Row = BillerCommandsQuery['billerCommands'][number];

const texts = finance.commands;
const { columns: headings } = texts;

/** What billers have not carried out yet, with the way to send a command again that was given up. */
export function CommandsPage() {
  const session = useSession();
  const client = useQueryClient();
  const retry = async (reason: string, { id }: Row): Promise<string | null> => {
    const { retryBillerCommand: answer } = await staffCall(RetryBillerCommandDocument, { id, reason });
    await client.invalidateQueries({ queryKey: ['biller-commands'] });
    if (answer.__typename === 'RetryCommandRefused') return answer.message;
    toasts.show({ type: 'success', message: texts.retried });
    return null;
  };
  const action = useRowAction<Row>({
    heading: headings.action,
    label: texts.retry,
    title: () => texts.retryTitle,
    text: texts.retryText,
    isPossible: ({ state }) => state === 'failed',
    run: retry,
  });
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.text}
        filters={[{ name: 'state', label: headings.state, options: optionsOf(texts.states) }]}
        columns={may(session, 'billing:replay') ? [...columns, action.column] : columns}
        queryKey={['biller-commands']}
        load={async (get) => {
          const { billerCommands } = await staffCall(BillerCommandsDocument, {});
          const state = get('state');
          return { rows: billerCommands.filter((row) => state === null || row.state === state), next: null };
        }}
        keyOf={({ id }) => id}
      />
      {action.dialog}
    </>
  );
}

const columns: readonly Column<Row>[] = [
  {
    id: 'kind',
    heading: headings.kind,
    cell: ({ kind }) => <strong>{texts.kinds[kind] ?? kind}</strong>,
    text: ({ kind }) => kind,
  },
  {
    id: 'state',
    heading: headings.state,
    cell: ({ state }) => <Badge tone={state === 'failed' ? 'danger' : 'outline'}>{texts.states[state] ?? state}</Badge>,
    text: ({ state }) => state,
  },
  { id: 'biller', heading: headings.biller, text: ({ biller }) => biller },
  { id: 'order', heading: headings.order, text: ({ orderId }) => orderId, as: 'code' },
  {
    id: 'charge',
    heading: headings.charge,
    text: ({ transactionId }) => transactionId,
    isMinor: true,
  },
  { id: 'attempts', heading: headings.attempts, text: ({ attempts }) => attempts, as: 'count', isMinor: true },
  { id: 'at', heading: headings.at, text: ({ decidedAt }) => decidedAt, as: 'moment' },
];

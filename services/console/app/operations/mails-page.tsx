import { useQueryClient } from '@tanstack/react-query';
import { Badge } from '@network/ui/badge/badge.tsx';
import { staffCall } from '../api/staff-call.ts';
import { QueuedMailsDocument, type QueuedMailsQuery, SendMailNowDocument } from '../api/staff-operations.generated.ts';
import type { MailState } from '../api/staff-types.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { useSession } from '../layout/use-session.ts';
import type { Column } from '../list/data-table.tsx';
import { keyIn, optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useRowAction } from '../list/row-action.tsx';
import { operations } from '../messages/operations.ts';
import { may } from '../session/session.ts';

type Row = QueuedMailsQuery['queuedMails']['mails'][number];

const PAGE_SIZE = 50;
const texts = operations.mails;
const { columns: headings } = texts;
const TONES = { queued: 'outline', sent: 'success', failed: 'danger' } as const;

/** The outbox by state, kind, brand and address, with the way to send a postponed mail at once. */
export function MailsPage() {
  const session = useSession();
  const client = useQueryClient();
  const send = async (reason: string, { id }: Row): Promise<string | null> => {
    const { sendMailNow: answer } = await staffCall(SendMailNowDocument, { id, reason });
    if (answer.__typename === 'SendMailRefused') return answer.message;
    toasts.show({ type: 'success', message: texts.sent });
    await client.invalidateQueries({ queryKey: ['mails'] });
    return null;
  };
  const action = useRowAction<Row>({
    heading: headings.action,
    label: texts.send,
    title: () => texts.sendTitle,
    text: texts.sendText,
    isPossible: ({ state }) => state === 'queued',
    otherwise: ({ state }) => (state === 'failed' ? texts.givenUp : null),
    run: send,
  });
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.text}
        filters={[
          { name: 'recipient', label: texts.filters.recipient },
          { name: 'kind', label: texts.filters.kind },
          { name: 'brand', label: texts.filters.brand },
          { name: 'state', label: headings.state, options: optionsOf(texts.states) },
        ]}
        columns={may(session, 'mails:resend') ? [...columns, action.column] : columns}
        queryKey={['mails']}
        load={async (get, after) => {
          const state = keyIn<MailState>(texts.states, get('state'));
          const filter = { state, recipient: get('recipient'), kind: get('kind'), brand: get('brand') };
          const { queuedMails } = await staffCall(QueuedMailsDocument, { filter, after, first: PAGE_SIZE });
          return { rows: queuedMails.mails, next: queuedMails.next };
        }}
        keyOf={({ id }) => id}
      />
      {action.dialog}
    </>
  );
}

const columns: readonly Column<Row>[] = [
  { id: 'to', heading: headings.recipient, text: ({ recipient }) => recipient },
  { id: 'kind', heading: headings.kind, text: ({ kind }) => kind },
  {
    id: 'state',
    heading: headings.state,
    cell: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>,
    text: ({ state }) => state,
  },
  { id: 'brand', heading: headings.brand, text: ({ brand }) => brand, isMinor: true },
  { id: 'attempts', heading: headings.attempts, text: ({ attempts }) => attempts, as: 'count', isMinor: true },
  { id: 'error', heading: headings.error, text: ({ lastError }) => lastError },
  { id: 'queued', heading: headings.queued, text: ({ queuedAt }) => queuedAt, as: 'moment' },
  { id: 'next', heading: headings.next, text: ({ nextAttemptAt }) => nextAttemptAt, as: 'moment', isMinor: true },
];

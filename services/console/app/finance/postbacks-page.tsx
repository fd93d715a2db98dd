import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge, type BadgeTone } from '@network/ui/badge/badge.tsx';
import { BILLERS } from '@network/tenant/constants.ts';
import { staffCall } from '../api/staff-call.ts';
import { PostbacksDocument, type PostbacksQuery, ReplayPostbackDocument } from '../api/staff-operations.generated.ts';
import type { PostbackSource, PostbackState } from '../api/staff-types.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { useSession } from '../layout/use-session.ts';
import type { Column } from '../list/data-table.tsx';
import { keyIn, optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useRowAction } from '../list/row-action.tsx';
import { memberPath } from '../members/member-path.ts';
import { finance } from '../messages/finance.ts';
import { may } from '../session/session.ts';
import { useAcceptRenewal } from './use-accept-renewal.tsx';

type Row = PostbacksQuery['postbacks']['postbacks'][number];

const PAGE_SIZE = 50;
const texts = finance.postbacks;
const { columns: headings } = texts;
const TONES: Readonly<Record<PostbackState, BadgeTone>> = {
  received: 'outline',
  processed: 'success',
  waiting: 'outline',
  flagged: 'danger',
  failed: 'danger',
  refused: 'neutral',
};

/** What billers sent, found by biller, state and number, with the way to do one again. */
export function PostbacksPage() {
  const session = useSession();
  const client = useQueryClient();
  const replay = async (reason: string, { id }: Row): Promise<string | null> => {
    const { replayPostback: answer } = await staffCall(ReplayPostbackDocument, { id, reason });
    await client.invalidateQueries({ queryKey: ['postbacks'] });
    if (answer.__typename === 'ReplayRefused') return answer.message;
    const { state } = answer.postback;
    const isDone = state === 'processed';
    toasts.show({
      type: isDone ? 'success' : 'warning',
      message: isDone ? texts.replayed.processed : texts.replayed.other(texts.states[state].toLowerCase()),
    });
    return null;
  };
  const action = useRowAction<Row>({
    heading: headings.action,
    label: texts.replay,
    title: () => texts.replayTitle,
    text: texts.replayText,
    isPossible: ({ state }) => state !== 'processed' && state !== 'refused',
    run: replay,
  });
  const acceptance = useAcceptRenewal<Row>({ heading: headings.accept, isPossible: mayBeAccepted });
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.text}
        filters={[
          { name: 'number', label: texts.number },
          { name: 'biller', label: headings.biller, options: BILLERS.map((id) => ({ value: id, label: id })) },
          { name: 'state', label: headings.state, options: optionsOf(texts.states) },
          { name: 'source', label: headings.source, options: optionsOf(texts.sources) },
        ]}
        columns={may(session, 'billing:replay') ? [...columns, action.column, acceptance.column] : columns}
        queryKey={['postbacks']}
        load={async (get, after) => {
          const filter = {
            number: get('number'),
            biller: get('biller'),
            state: keyIn<PostbackState>(texts.states, get('state')),
            source: keyIn<PostbackSource>(texts.sources, get('source')),
          };
          const { postbacks } = await staffCall(PostbacksDocument, { filter, after, first: PAGE_SIZE });
          return { rows: postbacks.postbacks, next: postbacks.next };
        }}
        keyOf={({ id }) => id}
      />
      {action.dialog}
      {acceptance.dialog}
    </>
  );
}

/** A charge at another price than we know of; whether it is a renewal, and for what, the gateway finds out. */
const mayBeAccepted = ({ state, kind, problem }: Row): boolean =>
  state === 'flagged' && kind === 'charged' && problem === 'wrong-amount';

const kindOf = ({ kind }: Row): string => (kind === null ? texts.notUnderstood : (texts.kinds[kind] ?? kind));

const columns: readonly Column<Row>[] = [
  { id: 'kind', heading: headings.kind, cell: (row) => <strong>{kindOf(row)}</strong>, text: ({ kind }) => kind },
  {
    id: 'state',
    heading: headings.state,
    cell: ({ state, problem }) => (
      <span className="flex flex-col items-start gap-1">
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        {problem === null ? null : <span className="text-small text-muted">{texts.problem(problem)}</span>}
      </span>
    ),
    text: ({ state }) => state,
  },
  { id: 'biller', heading: headings.biller, text: ({ biller }) => biller },
  {
    id: 'order',
    heading: headings.order,
    cell: ({ orderId, memberId }) => (
      <span className="flex flex-col items-start gap-1">
        <code className="text-caption break-all text-muted">{orderId}</code>
        {memberId === null ? null : (
          <Link to={memberPath(memberId)} className="text-small text-accent underline underline-offset-2">
            {texts.member}
          </Link>
        )}
      </span>
    ),
    text: ({ orderId }) => orderId,
  },
  {
    id: 'source',
    heading: headings.source,
    cell: ({ source }) => texts.sources[source],
    text: ({ source }) => source,
    isMinor: true,
  },
  { id: 'attempts', heading: headings.attempts, text: ({ attempts }) => attempts, as: 'count', isMinor: true },
  { id: 'at', heading: headings.at, text: ({ receivedAt }) => receivedAt, as: 'moment' },
];

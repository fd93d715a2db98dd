import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffCall } from '../api/staff-call.ts';
import { ReportQueueDocument } from '../api/staff-operations.generated.ts';
import type { CommentDecision } from '../api/staff-types.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { useSession } from '../layout/use-session.ts';
import { useListAddress } from '../list/list-address.ts';
import { keyIn, ListFilters, optionsOf } from '../list/list-filters.tsx';
import { moderation } from '../messages/moderation.ts';
import { may } from '../session/session.ts';
import { CommentDecisionDialog } from './comment-decision-dialog.tsx';
import { QueueList } from './queue-list.tsx';
import { ReportedComment } from './reported-comment.tsx';
import { ReportedPost } from './reported-post.tsx';
import { type WallChoice, WallDecisionDialog } from './wall-decision-dialog.tsx';

const texts = moderation.queue;

type Choice =
  | { readonly kind: 'comment'; readonly id: string; readonly decision: CommentDecision }
  | ({ readonly kind: 'wallPost' } & WallChoice);

/** What members reported, with its context, and what a moderator decides about each. */
export function QueuePage() {
  const mayDecide = may(useSession(), 'moderation:decide');
  const address = useListAddress();
  const [choice, choose] = useState<Choice | null>(null);
  const kind = keyIn(texts.kinds, address.get('kind'));
  const after = address.get('after');
  const { data, error, refetch } = useQuery({
    queryKey: ['report-queue', kind, after],
    queryFn: () => staffCall(ReportQueueDocument, { kind, after }),
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const queue = data?.reportQueue;
  const next = queue?.nextCursor ?? null;
  const close = () => choose(null);
  return (
    <PageFrame title={texts.title} text={texts.text}>
      <ListFilters filters={[{ name: 'kind', label: texts.kind, options: optionsOf(texts.kinds) }]} address={address} />
      <QueueList
        items={queue?.items}
        keyOf={(item) => `${item.__typename} ${item.id}`}
        none={texts.none}
        noneText={texts.noneText}
        onNext={next === null ? null : () => address.goTo(next)}
        render={(item) =>
          item.__typename === 'QueuedComment' ? (
            <ReportedComment
              comment={item}
              {...(mayDecide && { onDecide: (decision) => choose({ kind: 'comment', id: item.id, decision }) })}
            />
          ) : (
            <ReportedPost
              post={item}
              {...(mayDecide && { onDecide: (decision) => choose({ kind: 'wallPost', id: item.id, decision }) })}
            />
          )
        }
      />
      {choice?.kind === 'comment' ? (
        <CommentDecisionDialog id={choice.id} decision={choice.decision} onClose={close} />
      ) : null}
      {choice?.kind === 'wallPost' ? (
        <WallDecisionDialog id={choice.id} decision={choice.decision} isReported onClose={close} />
      ) : null}
    </PageFrame>
  );
}

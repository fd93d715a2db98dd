import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { staffCall } from '../api/staff-call.ts';
import { WallQueueDocument, type WallQueueQuery } from '../api/staff-operations.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { useSession } from '../layout/use-session.ts';
import { useListAddress } from '../list/list-address.ts';
import { keyIn, ListFilters, optionsOf } from '../list/list-filters.tsx';
import { Moment } from '../list/moment.tsx';
import { moderation } from '../messages/moderation.ts';
import { may } from '../session/session.ts';
import { QueueList } from './queue-list.tsx';
import { type WallChoice, WallDecisionDialog } from './wall-decision-dialog.tsx';

const texts = moderation.wall;

type Post = WallQueueQuery['wallQueue']['posts'][number];

/** What curators wrote, and whether it is shown. */
export function WallPage() {
  const mayDecide = may(useSession(), 'moderation:decide');
  const address = useListAddress();
  const [choice, choose] = useState<WallChoice | null>(null);
  const state = keyIn(texts.states, address.get('state')) ?? 'pending';
  const after = address.get('after');
  const { data, error, refetch } = useQuery({
    queryKey: ['wall-queue', state, after],
    queryFn: () => staffCall(WallQueueDocument, { state, after }),
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const page = data?.wallQueue;
  const next = page?.nextCursor ?? null;
  return (
    <PageFrame title={texts.title} text={texts.text}>
      <ListFilters
        filters={[{ name: 'state', label: texts.state, options: optionsOf(texts.states), standard: 'pending' }]}
        address={address}
      />
      <QueueList
        items={page?.posts}
        keyOf={({ id }) => id}
        none={texts.none}
        onNext={next === null ? null : () => address.goTo(next)}
        render={(post) => <QueuedPost post={post} {...(mayDecide && { onDecide: choose })} />}
      />
      {choice === null ? null : <WallDecisionDialog {...choice} onClose={() => choose(null)} />}
    </PageFrame>
  );
}

function QueuedPost({ post, onDecide }: { post: Post; onDecide?: (choice: WallChoice) => void }) {
  const { id, curator, site, text, filmTitle, postedAt, state, rejectedOfCurator } = post;
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 text-small text-muted">
        <span className="font-semibold text-strong">{curator}</span>
        <Moment at={postedAt} />
        <span>{texts.on(filmTitle ?? texts.noFilm, site)}</span>
        {rejectedOfCurator > 0 ? <Badge tone="outline">{texts.rejected(rejectedOfCurator)}</Badge> : null}
      </header>
      <p className="max-w-prose text-body whitespace-pre-line">{text}</p>
      {onDecide === undefined ? null : (
        <footer className="flex flex-wrap gap-2">
          {state === 'approved' ? null : (
            <Button size="small" variant="outline" onClick={() => onDecide({ id, decision: 'approve' })}>
              {texts.approve}
            </Button>
          )}
          {state === 'rejected' ? null : (
            <Button size="small" variant="danger" onClick={() => onDecide({ id, decision: 'reject' })}>
              {texts.reject}
            </Button>
          )}
        </footer>
      )}
    </>
  );
}

import { useMessages } from '@network/core/i18n/messages.ts';
import { reels as texts } from '@network/messages/reels.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Spinner } from '@network/ui/spinner/spinner.tsx';
import type { ReelFeed } from '../use-reel-feed.ts';

/** The entry after the last reel: the end, loading, or a failure to load. */
export function FeedEnd({ feed, onAgain }: { readonly feed: ReelFeed; readonly onAgain: () => void }) {
  const t = useMessages(texts);
  return (
    <article className="flex h-full snap-start flex-col items-center justify-center gap-4 px-gutter text-center">
      {feed.isWhole ? (
        <>
          <p className="type-display text-title-2 text-strong">{t('end.title')}</p>
          <p className="text-muted">{t('end.text')}</p>
          <Button variant="outline" onClick={onAgain}>
            {t('end.again')}
          </Button>
        </>
      ) : feed.hasFailed ? (
        <>
          <p role="alert" className="text-strong">
            {t('more.failed')}
          </p>
          <Button variant="outline" onClick={feed.retry}>
            {t('more.again')}
          </Button>
        </>
      ) : (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          {t('loading')}
        </p>
      )}
    </article>
  );
}

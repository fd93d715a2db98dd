import { MessageCircle, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { reels as texts } from '@network/messages/reels.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { reelAddress, shareReel } from '../share-reel.ts';
import type { FeedReel } from '../use-reel-feed.ts';

const CommentsSheet = lazyPart(() => import('./reel-comments.tsx'), neededPart);

/** The comments on the film of a reel, in a panel beside it, and sharing the reel. */
export function ReelTalk({ reel }: { readonly reel: FeedReel }) {
  const t = useMessages(texts);
  const flash = useFlash();
  const tenant = useTenant();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { commentCount, title } = reel.video;
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const share = async () => {
    const outcome = await shareReel({ url: reelAddress(tenant.urls.tour, reel.reelId), title });
    if (outcome === 'copied') flash({ type: 'success', message: t('share.copied') });
    if (outcome === 'failed') flash({ type: 'error', message: t('share.failed') });
  };
  return (
    <>
      <span className="flex flex-col items-center gap-1">
        <IconButton
          variant="media"
          label={t('comments.open', { count: commentCount })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
          icon={<MessageCircle aria-hidden="true" />}
        />
        {commentCount > 0 ? (
          <span aria-hidden="true" className="text-caption text-on-media tabular-nums large:text-muted">
            {t('comments.count', { count: commentCount })}
          </span>
        ) : null}
      </span>
      <IconButton
        variant="media"
        label={t('share.label')}
        onClick={() => void share()}
        icon={<Share2 aria-hidden="true" />}
      />
      {wasOpened ? (
        <Suspense>
          <CommentsSheet reel={reel} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

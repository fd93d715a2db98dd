import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { operationQuery } from '@network/core/api/operation-query.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { deals as texts } from '@network/messages/deals.ts';
import { movingPictures } from '@network/messages/moving-pictures.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { MovingPicture } from '@network/ui/moving/moving-picture.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { useAcknowledgeTeaser } from '../acknowledge-teaser.ts';
import { PromotionalTeaserDocument, type PromotionalTeaserQuery } from '../api/promotional-teaser.generated.ts';

/** The promotional video. However it is left, it has been seen, and the offers are open. */
export default function PromotionalVideo({ onClose }: DialogProps<'PromotionalVideo'>) {
  const t = useMessages(texts);
  const { name: brand } = useTenant();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  useEffect(() => analytics.track('teaserOpen', {}), [analytics]);
  const { data, isPending } = useQuery(operationQuery(PromotionalTeaserDocument));
  const acknowledge = useAcknowledgeTeaser();
  const leave = async (isToOffers: boolean) => {
    analytics.track('teaserEnd', { isToOffers });
    try {
      await acknowledge.mutateAsync({});
      if (isToOffers) await navigate({ to: '/offers' });
    } finally {
      onClose();
    }
  };
  const [video] = data?.featuredVideos ?? [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => void (isOpen || leave(false))}
      title={t('teaser.title', { brand })}
      description={t('teaser.text')}
      closeLabel={t('teaser.close')}
      size="large"
      media={video ? <Film video={video} /> : isPending ? <Skeleton shape="block" className="size-full" /> : undefined}
      actions={
        <>
          <Button variant="quiet" onClick={() => void leave(false)}>
            {t('teaser.later')}
          </Button>
          <Button busy={acknowledge.isPending} onClick={() => void leave(true)}>
            {t('teaser.offers')}
          </Button>
        </>
      }
    />
  );
}

/** Muted, in a loop, over its picture, which is all there is where pictures must not move. */
function Film({ video }: { readonly video: PromotionalTeaserQuery['featuredVideos'][number] }) {
  const t = useMessages(movingPictures);
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      <Picture source={video.images.poster} alt={video.title} sizes="(min-width: 768px) 60rem, 100vw" priority />
      {video.heroLoops.length > 0 ? (
        <MovingPicture
          clips={video.heroLoops}
          labels={{ pause: t('pause'), play: t('play') }}
          isPaused={isPaused}
          onPausedChange={setPaused}
        />
      ) : null}
    </>
  );
}

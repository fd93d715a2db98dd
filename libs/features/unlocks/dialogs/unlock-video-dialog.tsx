import { useRouter } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useTelemetry } from '@network/core/tenant/page-provider.tsx';
import { unlocks } from '@network/messages/unlocks.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { unlockableVideoQuery } from '../queries.ts';
import { useVideoUnlock } from '../use-video-unlock.ts';

const PURCHASE = { includeSinglesite: true, includeMultisite: false, clickLocation: 'UnlockVideo' } as const;

/** One video for one credit; when it is unlocked, it opens. Without credits, the way to a membership. */
export default function UnlockVideoDialog({ options, onClose }: DialogProps<'UnlockVideo'>) {
  const t = useMessages(unlocks);
  const flash = useFlash();
  const router = useRouter();
  const telemetry = useTelemetry();
  const { viewer } = useSession();
  const { data, isPending } = useQuery(unlockableVideoQuery(options.videoId));
  const [flow, send] = useVideoUnlock(options.videoId);
  const video = data?.videoById ?? null;
  const credits = viewer.subscription?.credits ?? 0;
  const dialogs = useDialogs();
  const mayBuy = !viewer.isTandemChild && dialogs.isOffered('PurchaseMembership');

  const openVideo = () => {
    onClose();
    if (!video) return;
    const inChannel = video.channel ? `/channels/${video.channel.slug}` : '';
    void router.navigate({ href: `${inChannel}/videos/${video.slug}` });
  };
  const isTheirs = flow.value === 'idle' && viewer.unlockedVideoIds.includes(options.videoId);

  const onSettled = useEffectEvent((state: typeof flow.value) => {
    if (state === 'failed') {
      flash({ type: 'error', message: t('video_unlock_modal.error') });
      if (flow.context.error) reportError(telemetry, flow.context.error, null);
    }
    if (state === 'alreadyUnlocked') {
      flash({ type: 'success', message: t('video_unlock_modal.already_unlocked') });
      openVideo();
    }
    if (state === 'unlocked') {
      if (video) flash({ type: 'success', message: t('video_unlock_modal.succeeded', { title: video.title }) });
      openVideo();
    }
  });
  useEffect(() => onSettled(flow.value), [flow.value]);

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={video?.title ?? t('video_unlock_modal.title')}
      description={t('video_unlock_modal.text')}
      closeLabel={t('close')}
      media={
        video ? (
          <Picture source={video.images.poster} alt="" sizes="(min-width: 768px) 36rem, 96vw" />
        ) : isPending ? (
          <Skeleton shape="block" className="size-full" />
        ) : undefined
      }
    >
      <p className="flex items-center gap-2">
        <Ticket aria-hidden="true" className="size-5 text-accent" />
        {isTheirs
          ? t('video_unlock_modal.already_unlocked')
          : credits > 0
            ? t('video_unlock_modal.credits', { count: credits })
            : t('video_unlock_modal.none')}
      </p>
      {isTheirs ? (
        <Button block size="large" onClick={openVideo}>
          {t('video_unlock_modal.open')}
        </Button>
      ) : credits > 0 || flow.value === 'loading' || flow.value === 'unlocked' ? (
        <Button block size="large" busy={flow.value === 'loading'} onClick={() => send({ type: 'unlock' })}>
          {t('video_unlock_modal.unlock')}
        </Button>
      ) : mayBuy ? (
        <Button block size="large" onClick={() => dialogs.open('PurchaseMembership', PURCHASE)}>
          {t('video_unlock_modal.upgrade')}
        </Button>
      ) : null}
    </Dialog>
  );
}

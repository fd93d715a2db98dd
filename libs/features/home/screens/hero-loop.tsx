import { useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSiteMeta } from '@network/core/tenant/page-provider.tsx';
import { readValue, writeValue } from '@network/lifecycle/injection/instant-storage.ts';
import { movingPictures } from '@network/messages/moving-pictures.ts';
import { MovingPicture } from '@network/ui/moving/moving-picture.tsx';
import type { HomePageQuery } from '../api/home-page.generated.ts';

/** Key in this tab's storage: a person who paused one hero finds every hero paused. */
const PAUSED = 'hero-paused';

export interface HeroLoopProps {
  readonly video: Pick<HomePageQuery['featuredVideos'][number], 'isUpcoming' | 'heroLoops'>;
}

/** The loop of the film that opens the page, in the size for the window; the hero's picture is its still. */
export default function HeroLoop({ video }: HeroLoopProps) {
  const t = useMessages(movingPictures);
  const { isSFW } = useSiteMeta();
  const [isPaused, setPaused] = useState(() => readValue(window.sessionStorage, PAUSED) === '1');
  if (isSFW || video.isUpcoming || !video.heroLoops?.length) return null;
  const changePaused = (next: boolean): void => {
    writeValue(window.sessionStorage, PAUSED, next ? '1' : '0');
    setPaused(next);
  };
  return (
    <MovingPicture
      clips={video.heroLoops}
      labels={{ pause: t('pause'), play: t('play') }}
      isPaused={isPaused}
      onPausedChange={changePaused}
    />
  );
}

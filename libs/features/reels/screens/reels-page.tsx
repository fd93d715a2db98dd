import { getRouteApi } from '@tanstack/react-router';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useConsent } from '@network/core/analytics/use-measuring.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { useSiteMeta } from '@network/core/tenant/page-provider.tsx';
import { reels as texts } from '@network/messages/reels.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import type { ReelsFeedQuery } from '../api/reels-feed.generated.ts';
import { storeSound, wantsSound } from '../player/sound.ts';
import { roleOf } from '../player/steps.ts';
import { useFeedPlace } from '../player/use-feed-place.ts';
import { useWishToPlay } from '../player/use-wish-to-play.ts';
import { useReelFeed } from '../use-reel-feed.ts';
import { FeedEnd } from './feed-end.tsx';
import { ReelSlide } from './reel-slide.tsx';

/** The next reels are loaded this many reels before the end. */
const LOAD_AHEAD = 4;

const route = getRouteApi('/reels');

const never = () => () => undefined;
const wantsSoundHere = () => wantsSound(() => localStorage);
const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

export const head: RouteHead<ReelsFeedQuery> = ({ match: { context }, loaderData }) => {
  const t = messagesOf(texts);
  const { tenant } = context;
  const cover = loaderData?.reels.items[0]?.picture;
  return pageHead(context, {
    title: t('head.title', { brand: tenant.name }),
    description: t('head.description', { brand: tenant.name }),
    keywords: tenant.copy.keywords,
    canonicalPath: '/reels',
    image: cover,
  });
};

/** The vertical feed: one reel a screen, and only the one on the screen plays. */
export default function ReelsPage(): ReactNode {
  const t = useMessages(texts);
  const { isSFW } = useSiteMeta();
  const { consent } = useConsent();
  const { reel: startsWith } = route.useRouteContext();
  const feed = useReelFeed(startsWith);
  const scroller = useRef<HTMLDivElement>(null);
  // The device's stored choices are unknown before hydration; a choice made here overrides them.
  const remembered = useSyncExternalStore(never, wantsSoundHere, () => false);
  const startsByItself = useSyncExternalStore(never, mayMove, () => false);
  const [chosenSound, setWithSound] = useState<boolean | null>(null);
  const withSound = chosenSound ?? remembered;
  const wish = useWishToPlay(startsByItself && !isSFW);
  const count = feed.reels.length;

  const changeSound = useCallback((isOn: boolean) => {
    setWithSound(isOn);
    storeSound(() => localStorage, isOn);
  }, []);
  const refuseSound = useCallback(() => setWithSound(false), []);
  const { active, settled, go } = useFeedPlace(scroller, count, (command) => {
    const reel = feed.reels[active];
    if (command !== 'toggle') changeSound(!withSound);
    else if (reel) wish.toggle(reel.reelId);
  });

  const isNearEnd = active >= count - LOAD_AHEAD;
  const { loadMore } = feed;
  useEffect(() => {
    if (isNearEnd) loadMore();
  }, [isNearEnd, loadMore]);

  if (count === 0) {
    return (
      <>
        <HeaderSpace />
        <PageContainer className="py-(--section-gap)">
          <h1 className="sr-only">{t('title')}</h1>
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href="/videos">{t('empty.action')}</ButtonLink>}
          />
        </PageContainer>
      </>
    );
  }
  return (
    <>
      <HeaderSpace />
      <h1 className="sr-only">{t('title')}</h1>
      {/* The consent banner is at the lower edge, where a reel has its caption and buttons. */}
      <div className={cx('relative h-(--screen-height) min-h-96', consent === 'unasked' && 'pb-32 large:pb-16')}>
        <div
          ref={scroller}
          role="feed"
          aria-label={t('feed')}
          aria-busy={!feed.isWhole && active >= count}
          // A region that scrolls has to be reachable by the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="scroll-quiet h-full snap-y snap-mandatory overflow-y-auto outline-none"
        >
          {feed.reels.map((reel, index) => (
            <ReelSlide
              key={reel.reelId}
              reel={reel}
              number={index + 1}
              count={feed.isWhole ? count : -1}
              role={roleOf(index, active, settled)}
              isWanted={wish.isWanted(reel.reelId)}
              withSound={withSound}
              onToggle={wish.toggle}
              onSound={changeSound}
              onSoundRefused={refuseSound}
            />
          ))}
          <FeedEnd feed={feed} onAgain={() => go('first')} />
        </div>
        <div className="absolute top-1/2 right-6 hidden -translate-y-1/2 flex-col gap-3 large:flex">
          <IconButton
            label={t('previous')}
            variant="outline"
            disabled={active === 0}
            onClick={() => go('previous')}
            icon={<ChevronUp aria-hidden="true" />}
          />
          <IconButton
            label={t('next')}
            variant="outline"
            disabled={active >= count}
            onClick={() => go('next')}
            icon={<ChevronDown aria-hidden="true" />}
          />
        </div>
      </div>
    </>
  );
}

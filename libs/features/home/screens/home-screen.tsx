import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { JoinLink } from '@network/core/session/use-join-link.ts';
import { home } from '@network/messages/home.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { PageSections } from '@network/ui/page/page.tsx';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import { Recommendations } from '../../recommender-client/recommendations.tsx';
import { VideoShelf } from '../../entity-cards/video-shelf.tsx';
import type { HomePageQuery } from '../api/home-page.generated.ts';
import { CategoryMosaic } from './category-mosaic.tsx';
import { FeaturedVideo } from './featured-video.tsx';
import { MembershipPrompt } from './membership-prompt.tsx';

export interface HomeScreenProps {
  readonly data: HomePageQuery;
  readonly brand: string;
  readonly isSignedIn: boolean;
  readonly joinLink: JoinLink;
  /** Whether films to continue will be laid over the page, so that their place is reserved. */
  readonly isAwaitingFilms?: boolean;
}

/** The front door of a brand. */
export function HomeScreen(props: HomeScreenProps) {
  const { data, brand, isSignedIn, joinLink, isAwaitingFilms = false } = props;
  const t = useMessages(home);
  const [featured, ...others] = data.featuredVideos;
  return (
    <>
      {featured ? <FeaturedVideo video={featured} /> : null}
      <PageSections>
        {data.continueWatching.length > 0 || isAwaitingFilms ? (
          <Slot name="continueWatching" videos={data.continueWatching} isAwaited={data.continueWatching.length === 0} />
        ) : null}
        {data.homeShelves.map((shelf) => {
          const title = shelfTitle(t, shelf.titleKey);
          return (
            <VideoShelf
              key={shelf.id}
              title={title}
              videos={shelf.videos}
              more={{ href: '/videos', label: t('shelves.all') }}
            />
          );
        })}
        {data.performers.items.length > 0 ? (
          <Shelf
            title={t('performers')}
            shape="portrait"
            more={{ href: '/performers', label: t('allPerformers') }}
            labels={{ previous: t('scroll.previous'), next: t('scroll.next') }}
          >
            {data.performers.items.map((performer) => (
              <PerformerCard key={performer.globalId} performer={performer} sizes={SHELF_SIZES.portrait} />
            ))}
          </Shelf>
        ) : null}
        {data.internalChannels && data.internalChannels.length > 0 ? (
          <Slot name="internalChannels" channels={data.internalChannels} />
        ) : null}
        <Recommendations shelf="home" place="shelf1" />
        <Recommendations shelf="vmg" place="shelf2" />
        <VideoShelf title={t('featured')} videos={others} />
        {data.findDeals.length > 0 ? <Slot name="dealsCarousel" deals={data.findDeals} /> : null}
        <CategoryMosaic title={t('categories')} categories={data.categories} />
        {isSignedIn ? null : (
          <MembershipPrompt
            title={t('membership.title')}
            text={t('membership.text')}
            action={
              <ButtonLink {...joinLink} size="large">
                {t('membership.join', { brand })}
              </ButtonLink>
            }
          />
        )}
      </PageSections>
    </>
  );
}

const SHELF_TITLES = ['latest', 'topRated', 'mostViewed', 'upcoming', 'free', 'recommended'] as const;

/** The title of a shelf by its key from the gateway; an unknown key gets a general title. */
function shelfTitle(t: ReturnType<typeof useMessages<typeof home>>, key: string): string {
  const known = SHELF_TITLES.find((entry) => key === entry || key === `home.shelves.${entry}`);
  return known ? t(`shelves.${known}`) : t('featured');
}

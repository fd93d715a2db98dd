import { Info, LockOpen, Play } from 'lucide-react';
import { Suspense } from 'react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { ratingFigure } from '@network/core/i18n/rating-figure.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { useClientInfo, useTenant } from '@network/core/tenant/page-provider.tsx';
import { home } from '@network/messages/home.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { type FrontFrame, FrontHero } from '@network/ui/hero/front-hero.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { Rating } from '@network/ui/rating/rating.tsx';
import { filmOffer } from '../../entity-cards/film-offer.ts';
import type { HomePageQuery } from '../api/home-page.generated.ts';

/** Loaded once the page is there, by brands whose heroes move. */
const HeroLoop = import.meta.env.BUILT_LOOK_loop !== false ? lazyPart(() => import('./hero-loop.tsx')) : null;
const studioFrames = import.meta.env.BUILT_LOOK_studios !== false ? framesOfStudios : null;

export interface FeaturedVideoProps {
  readonly video: HomePageQuery['featuredVideos'][number];
  /** The brand's own picture, in the place of the film's. */
  readonly art: HomePageQuery['homeHero'];
  /** Further films, for heroes that show more than one. */
  readonly others: readonly HomePageQuery['featuredVideos'][number][];
  /** The network's sites, for heroes that show those of the brand. */
  readonly studios: HomePageQuery['studios'];
  /** Whether the page is a member's, which begins with what they have begun. */
  readonly isShort: boolean;
}

/** The film that opens the home page, in the brand's kind of hero. */
export function FeaturedVideo({ video, art, others, studios, isShort }: FeaturedVideoProps) {
  const { hero, words } = useTenant().home;
  const t = useMessages(home);
  const offer = filmOffer(useAbility(), video);
  const isLive = useClientInfo() !== null;
  return (
    <FrontHero
      kind={hero.kind}
      align={hero.align}
      isShort={isShort}
      frames={studioFrames && hero.shows ? studioFrames(studios) : framesOfFilms(others)}
      areNamed={!!hero.shows}
      title={video.title}
      picture={art ?? video.images.poster}
      motion={
        HeroLoop && isLive && hero.motion && !art ? (
          <Suspense>
            <HeroLoop video={video} />
          </Suspense>
        ) : null
      }
      eyebrow={video.isNew ? t('eyebrow.new') : t('eyebrow.featured')}
      text={video.description}
      facts={
        <>
          {video.rating === null ? null : (
            <Rating value={ratingFigure(video.rating)} label={t('rating', { rating: ratingFigure(video.rating) })} />
          )}
          <span>{formatDate(video.releaseDate)}</span>
          <span>{formatRunLength(video.runLength)}</span>
          {video.models.map((model) => (
            <Link key={model.slug} tone="plain" href={`/performers/${model.slug}`}>
              {model.name}
            </Link>
          ))}
        </>
      }
      actions={
        <>
          <ButtonLink href={offer === 'trailer' ? `/trailer/${video.slug}` : `/videos/${video.slug}`} size="large">
            {offer === 'unlock' ? <LockOpen aria-hidden="true" /> : <Play aria-hidden="true" />}
            {words[offer] ?? t(offer)}
          </ButtonLink>
          <ButtonLink href={`/videos/${video.slug}`} variant="outline" size="large">
            <Info aria-hidden="true" />
            {words.more ?? t('more')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** A hero has room for so many studios. */
const MOST_STUDIOS = 9;

function framesOfStudios(studios: FeaturedVideoProps['studios']): readonly FrontFrame[] {
  const frames = (studios ?? []).flatMap(({ id, name, isShownHere, picture }) =>
    isShownHere && picture ? { href: `/videos?sites=${id}`, title: name, picture } : [],
  );
  return frames.slice(0, MOST_STUDIOS);
}

function framesOfFilms(films: FeaturedVideoProps['others']): readonly FrontFrame[] {
  return films.map(({ slug, title, images }) => ({ href: `/videos/${slug}`, title, picture: images.listing }));
}

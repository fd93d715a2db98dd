import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { home } from '@network/messages/home.ts';
import type { HomeRow as Row } from '@network/tenant/tenant-schema.ts';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import { Recommendations } from '../../recommender-client/recommendations.tsx';
import type { HomePageQuery } from '../api/home-page.generated.ts';
import type { ComposedHome } from '../compose-home.ts';
import { CategoryMosaic } from './category-mosaic.tsx';
import { FilmRow } from './film-row.tsx';
import { NameList } from './name-list.tsx';

const Names = import.meta.env.BUILT_LOOK_names !== false ? NameList : null;
const Mosaic = import.meta.env.BUILT_LOOK_pictures !== false ? CategoryMosaic : null;

export interface HomeRowProps {
  readonly row: Row;
  readonly data: HomePageQuery;
  readonly composed: ComposedHome;
  /** What will be laid over the page, so that its place is reserved. */
  readonly awaited: { readonly filmsToContinue: boolean; readonly newFilms: boolean };
}

/** One row of the home page as its brand composes it; nothing at all where it has nothing to show. */
export function HomeRow({ row, data, composed, awaited }: HomeRowProps) {
  // What is loaded later leaves out what the page shows, which is known with the films that are the person's own.
  const shownIds = awaited.filmsToContinue || awaited.newFilms ? null : composed.shownIds;
  switch (row.show) {
    case 'continueWatching':
      return data.continueWatching.length > 0 || awaited.filmsToContinue ? (
        <Slot name={row.show} videos={data.continueWatching} isAwaited={data.continueWatching.length === 0} />
      ) : null;
    case 'channels':
      return data.internalChannels?.length ? <Slot name="internalChannels" channels={data.internalChannels} /> : null;
    case 'recommended':
      return <Recommendations shelf="home" place="shelf1" without={shownIds} />;
    case 'network':
      return <Recommendations shelf="vmg" place="shelf2" without={shownIds} below="home" />;
    case 'deals':
      return data.findDeals.length > 0 ? <Slot name="dealsCarousel" deals={data.findDeals} /> : null;
    case 'performers':
      return <Performers row={row} performers={data.performers?.items ?? []} />;
    case 'categories':
      return <Categories row={row} categories={data.categories ?? []} />;
    default:
      return <FilmRow title={row.title} look={row.as} videos={composed.rows.get(row.show) ?? []} />;
  }
}

function Performers(props: {
  readonly row: Extract<Row, { readonly show: 'performers' }>;
  readonly performers: NonNullable<HomePageQuery['performers']>['items'];
}) {
  const { row, performers } = props;
  const t = useMessages(home);
  if (performers.length === 0) return null;
  const more = { href: '/performers', label: t('allPerformers') };
  if (Names && row.as === 'names') {
    const links = performers.map(({ slug, name, portrait }) => ({
      href: `/performers/${slug}`,
      name,
      picture: portrait,
    }));
    return <Names title={row.title} more={more} links={links} />;
  }
  return (
    <Shelf
      title={row.title}
      shape="portrait"
      className={`row-${row.as}`}
      more={more}
      labels={{ previous: t('scroll.previous'), next: t('scroll.next') }}
    >
      {performers.map((performer) => (
        <PerformerCard key={performer.globalId} performer={performer} sizes={SHELF_SIZES.portrait} />
      ))}
    </Shelf>
  );
}

function Categories(props: {
  readonly row: Extract<Row, { readonly show: 'categories' }>;
  readonly categories: NonNullable<HomePageQuery['categories']>;
}) {
  const { row, categories } = props;
  if (categories.length === 0) return null;
  if (Mosaic && row.as === 'pictures') return <Mosaic title={row.title} categories={categories} />;
  if (!Names) return null;
  const links = categories.map(({ slug, name, picture }) => ({ href: `/videos?categories=${slug}`, name, picture }));
  return <Names title={row.title} links={links} />;
}

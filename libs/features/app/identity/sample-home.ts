import { aPerformer, aPicture, aVideo } from '../../testing/story-samples.ts';
import { storyBrands } from '../../testing/story-brands.ts';
import { aDeal } from '../../deals/testing/a-deal.ts';
import { openingOf, ROW_LENGTHS } from '../../home/row-lengths.ts';
import type { HomePageQuery } from '../../home/api/home-page.generated.ts';
import { FILM_ROWS } from '@network/tenant/home-schema.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

const MOODS = ['Golden hour', 'Long looks', 'By the sea', 'Night trains', 'Old houses', 'Slow mornings'];
const MOST_FILMS = Math.max(...Object.values(ROW_LENGTHS));

/** What the gateway answers for the home page of a brand: sample films in every row that it may compose. */
export function sampleHome(tenant: Tenant): HomePageQuery {
  const featuredVideos = films(openingOf(tenant.home).all, 0).map((video) => ({
    ...video,
    description: tenant.copy.description,
    images: { ...video.images, poster: video.images.listing },
  }));
  return {
    featuredVideos,
    homeHero: null,
    continueWatching: [],
    newSinceLastVisit: [],
    homeRows: FILM_ROWS.map((id, index) => ({ id, videos: films(MOST_FILMS, 20 * (index + 1)) })),
    performers: { items: Array.from({ length: 8 }, (_, index) => aPerformer(index)) },
    categories: MOODS.map((name, index) => ({
      slug: `mood-${String(index)}`,
      name,
      videoCount: 8 + index,
      picture: aPicture(index + 6),
    })),
    studios: studiosOf(tenant),
    internalChannels: [],
    findDeals: Array.from({ length: 4 }, (_, index) => ({ ...aDeal(null), id: `deal-${String(index)}` })),
  };
}

function films(count: number, from: number) {
  return Array.from({ length: count }, (_, index) => aVideo(from + index));
}

/** The sites that the brand shows, under the names that their own brands gave them. */
function studiosOf({ sites }: Tenant): NonNullable<HomePageQuery['studios']> {
  const known = storyBrands.flatMap(({ ownSites }) => ownSites);
  return sites.map((id, index) => ({
    id,
    name: known.find((site) => site.id === id)?.name ?? id,
    isShownHere: true,
    picture: aPicture(index + 2),
  }));
}

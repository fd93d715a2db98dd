import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { SITE_IDS, type SiteId } from '@network/tenant/demonstration-sites.ts';
import { seedRandom } from '@network/gateway/demonstration/seed-random.ts';
import { byId } from './by-id.ts';
import { type Catalogue, playableFilms } from './catalogue.ts';
import { CURATORS, REMARKS } from './wall-words.ts';

const POSTS_OF_A_SITE = REMARKS.length * 2;
/** One in as many waits for its moderator, and one in as many was refused. */
const PENDING_EVERY = 9;
const REJECTED_EVERY = 13;

/** What a curator wrote of a film, and what became of it. */
export interface CuratorsPost {
  readonly status: 'approved' | 'pending' | 'rejected';
  /** Id of its film. */
  readonly filmId: string;
  readonly document: {
    readonly slug: string;
    readonly site: SiteId;
    readonly curator: string;
    readonly text: string;
    readonly film: string;
    readonly shape: 'wide' | 'tall';
    readonly postedAt: string;
  };
}

/** Posts of every site, most of them approved. */
export function makeWallPosts(catalogue: Catalogue): CuratorsPost[] {
  const films = playableFilms(catalogue).toSorted(byId);
  return SITE_IDS.flatMap((site) => {
    const dice = seedRandom(`wall of ${site}`);
    const chosen = dice.sample(
      films.filter((film) => film.site === site),
      POSTS_OF_A_SITE,
    );
    const remarks = [...dice.shuffle(REMARKS), ...dice.shuffle(REMARKS)];
    return chosen.map((film, index) => ({
      status: statusOf(index),
      filmId: film.id,
      document: {
        slug: `wall-${site}-${index + 1}`,
        site,
        curator: dice.pick(CURATORS),
        text: remarks[index] ?? REMARKS[0],
        film: film.slug,
        shape: dice.chance(0.45) ? ('tall' as const) : ('wide' as const),
        postedAt: new Date(catalogue.today.getTime() - (index + 1) * DAY_MS * 0.7).toISOString(),
      },
    }));
  });
}

function statusOf(index: number): CuratorsPost['status'] {
  if (index % PENDING_EVERY === PENDING_EVERY - 1) return 'pending';
  return index % REJECTED_EVERY === REJECTED_EVERY - 1 ? 'rejected' : 'approved';
}

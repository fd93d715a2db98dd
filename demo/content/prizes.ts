import { SITES } from '@network/tenant/demonstration-sites.ts';
import { seedRandom } from '@network/gateway/demonstration/seed-random.ts';
import { type Catalogue, playableFilms } from './catalogue.ts';
import type { PicturedFilm } from './compositions.ts';
import { ANGELS, FESTIVALS, PRIZES } from './prize-words.ts';

const YEARS_OF_AWARDS = 4;

/** Three of the first site's women, the best rated first. */
export function makeAngels({ performers, today }: Catalogue) {
  const women = performers
    .filter(({ homeSite, document }) => homeSite === SITES[0].id && document.sex === 'F')
    .map(({ document, reception }) => ({ ...document, rating: reception.ratingSum / reception.ratingCount }))
    .toSorted((one, other) => other.rating - one.rating || (one.id < other.id ? -1 : 1));
  return ANGELS.map(([motto, story], index) => ({
    slug: `angel-${index + 1}`,
    performer: women[index]?.slug ?? '',
    motto,
    story,
    chosenOn: `${today.getUTCFullYear() - index - 1}-06-01`,
    position: index + 1,
  }));
}

/** Ten prizes of each site over the last years, for films that are out. */
export function makeAwards(catalogue: Catalogue) {
  const { casts, today } = catalogue;
  const oldestFirst = playableFilms(catalogue).toSorted(
    (one, other) => one.releasedAt.getTime() - other.releasedAt.getTime() || (one.id < other.id ? -1 : 1),
  );
  return SITES.flatMap((site) => {
    const dice = seedRandom(`awards of ${site.id}`);
    const films = withOwnPictures(dice.shuffle(oldestFirst.filter((film) => film.site === site.id)));
    return PRIZES.map(([name, isPersonal], index) => {
      const film = films[index];
      return {
        slug: `award-${site.abbreviation}-${index + 1}`,
        site: site.id,
        year: today.getUTCFullYear() - (index % YEARS_OF_AWARDS),
        name,
        organization: dice.pick(FESTIVALS),
        isWin: dice.chance(0.7),
        film: film?.slug ?? null,
        performer: isPersonal && film ? (casts.get(film.id)?.[0] ?? null) : null,
        position: index + 1,
      };
    });
  });
}

/** The first film with each picture: a page of awards shows none twice. */
function withOwnPictures(films: readonly PicturedFilm[]): readonly PicturedFilm[] {
  return [...Map.groupBy(films, ({ composition }) => composition).values()].flatMap(([first]) => first ?? []);
}

import { SITES } from '@network/tenant/demonstration-sites.ts';
import { insertRows } from '../../../db/seed/insert-rows.ts';
import type { SeedContext } from '../../../db/seed/seed.ts';
import { ANGELS, FESTIVALS, PRIZES } from './prize-words.ts';
import { type FilmWithLead, findBestRatedWomen, findFilmsWithLeads } from '../../catalogue/public.ts';

const YEARS_OF_AWARDS = 4;

/** The demonstration's angels and awards, chosen out of its catalogue; the same on every start. */
export async function seedCollections(context: SeedContext): Promise<void> {
  await seedAngels(context);
  await seedAwards(context);
}

/** Three of the first site's women, the best rated first. */
async function seedAngels({ db, today }: SeedContext): Promise<void> {
  const women = await findBestRatedWomen(db, SITES[0].abbreviation, ANGELS.length);
  const angels = ANGELS.map(([motto, story], index) => ({
    id: `angel-${index + 1}`,
    performer_id: women[index] ?? '',
    motto,
    story,
    chosen_on: `${today.getUTCFullYear() - index - 1}-06-01`,
    position: index + 1,
  }));
  await insertRows(db, 'angels', angels);
}

/** Ten prizes of each site over the last years, for films that are out. */
async function seedAwards({ db, today, random }: SeedContext): Promise<void> {
  const released = await findFilmsWithLeads(db, today);
  const awards = SITES.flatMap((site) => {
    const dice = random(`awards of ${site.id}`);
    const films = withOwnPictures(dice.shuffle(released.filter(({ site_id }) => site_id === site.id)));
    return PRIZES.map(([name, isPersonal], index) => ({
      id: `award-${site.abbreviation}-${index + 1}`,
      site_id: site.id,
      year: today.getUTCFullYear() - (index % YEARS_OF_AWARDS),
      name,
      organization: dice.pick(FESTIVALS),
      is_win: dice.chance(0.7),
      video_id: films[index]?.id ?? null,
      performer_id: isPersonal ? (films[index]?.lead ?? null) : null,
      position: index + 1,
    }));
  });
  await insertRows(db, 'awards', awards);
}

/** The first film with each picture: a page of awards shows none twice. */
function withOwnPictures(films: readonly FilmWithLead[]): readonly FilmWithLead[] {
  return [...Map.groupBy(films, ({ composition }) => composition).values()].flatMap(([first]) => first ?? []);
}

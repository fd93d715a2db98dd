import { sql } from 'kysely';
import { SITES } from '@network/tenant/sites.ts';
import { insertRows } from '../../../db/seed/insert-rows.ts';
import type { SeedContext } from '../../../db/seed/seed.ts';
import { ANGELS, FESTIVALS, PRIZES } from './prize-words.ts';

const YEARS_OF_AWARDS = 4;

/** The demonstration's angels and awards, chosen out of its catalogue; the same on every start. */
export async function seedCollections(context: SeedContext): Promise<void> {
  await seedAngels(context);
  await seedAwards(context);
}

/** Three of the first site's women, the best rated first. */
async function seedAngels({ db, today }: SeedContext): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from performers where sex = 'F' and id like ${`${SITES[0].abbreviation}-%`}
    order by rating desc, id limit ${ANGELS.length}
  `.execute(db);
  const angels = ANGELS.map(([motto, story], index) => ({
    performer_id: rows[index]?.id ?? '',
    motto,
    story,
    chosen_on: `${today.getUTCFullYear() - index - 1}-06-01`,
    position: index + 1,
  }));
  await insertRows(db, 'angels', angels);
}

/** Ten prizes of each site over the last years, for films that are out. */
async function seedAwards({ db, today, random }: SeedContext): Promise<void> {
  const { rows } = await sql<{ id: string; site_id: string; lead: string | null }>`
    select v.id, v.site_id, vp.performer_id as lead
    from videos v left join video_performers vp on vp.video_id = v.id and vp.position = 1
    where v.channel_id is null and v.released_at <= ${today} and not v.is_denied order by v.site_id, v.released_at, v.id
  `.execute(db);
  const awards = SITES.flatMap((site) => {
    const dice = random(`awards of ${site.id}`);
    const films = dice.sample(
      rows.filter(({ site_id }) => site_id === site.id),
      PRIZES.length,
    );
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

import { FILM_ALIGNS, FILM_FACTS, FILM_PHONE_WAYS, FILM_STAGES } from './film-page-schema.ts';
import { JOIN_PLACES, RAIL_PLACES, TITLE_PLACES } from './film-page-schema.ts';
import { FOOTERS, INVITATIONS, PARTNER_CARDS } from './frame-schema.ts';
import { kindBeforeFilms } from './hero-films.ts';
import { CATEGORY_LOOKS, FILM_LOOKS, HERO_ALIGNS, HERO_KINDS, PERFORMER_LOOKS } from './home-schema.ts';
import { looksWithCode } from './looks-with-code.ts';
import type { Tenant } from './tenant-schema.ts';

/** How a brand composes its pages. */
export type Compositions = Pick<Tenant, 'home' | 'frame' | 'filmPage'>;

/** One thing that brands compose: the classes that the stylesheets have for it, and those that this brand's pages have. */
interface Choice {
  readonly prefix: string;
  readonly all: readonly string[];
  readonly named: readonly string[];
}

/**
 * The classes of the compositions that a brand does not name: no page of it has them, so that its build leaves their styles out.
 * A class that is not a choice of `tenant.ts` is never among them.
 */
export function absentClasses(compositions: Compositions): ReadonlySet<string> {
  const choices = [...choicesOfHome(compositions), ...choicesOfFrame(compositions), ...choicesOfFilmPage(compositions)];
  return new Set(
    choices.flatMap(({ prefix, all, named }) =>
      all.filter((each) => !named.includes(each)).map((each) => `${prefix}-${each}`),
    ),
  );
}

function choicesOfHome({ home }: Compositions): readonly Choice[] {
  const { hero, rows } = home;
  const looks = rows.flatMap((row) => ('as' in row ? row.as : []));
  const { names, standing, studios } = looksWithCode(home);
  return [
    { prefix: 'front', all: HERO_KINDS, named: [hero.kind, kindBeforeFilms(hero)] },
    { prefix: 'front', all: HERO_ALIGNS, named: [hero.align] },
    { prefix: 'front', all: ['many'], named: studios ? ['many'] : [] },
    // Films of a trial are a rail in every brand. Categories as words have the styles of names.
    {
      prefix: 'row',
      all: [...FILM_LOOKS, ...PERFORMER_LOOKS, ...CATEGORY_LOOKS],
      named: ['rail', ...looks, ...(names ? ['names'] : [])],
    },
    { prefix: 'row', all: ['still'], named: standing ? ['still'] : [] },
  ];
}

function choicesOfFrame({ frame }: Compositions): readonly Choice[] {
  return [
    { prefix: 'footer', all: FOOTERS, named: [frame.footer] },
    { prefix: 'deal', all: PARTNER_CARDS, named: [frame.partners] },
    { prefix: 'invitation', all: INVITATIONS, named: [frame.join] },
  ];
}

function choicesOfFilmPage({ filmPage }: Compositions): readonly Choice[] {
  const { stage, title, align, facts, join, rail, phone } = filmPage;
  const ways = Object.entries(FILM_PHONE_WAYS) as readonly [keyof typeof phone, readonly string[]][];
  return [
    { prefix: 'film', all: FILM_STAGES, named: [stage] },
    { prefix: 'film', all: TITLE_PLACES, named: [title] },
    { prefix: 'film', all: FILM_ALIGNS, named: [align] },
    { prefix: 'film-join', all: JOIN_PLACES, named: [join] },
    { prefix: 'film-rail', all: RAIL_PLACES, named: [rail] },
    { prefix: 'row', all: ['beside'], named: rail === 'right' ? ['beside'] : [] },
    { prefix: 'row', all: ['strip'], named: rail === 'strip' ? ['strip'] : [] },
    // A table has the marks of its film in a line above it.
    { prefix: 'facts', all: FILM_FACTS, named: facts === 'table' ? ['table', 'line'] : [facts] },
    ...ways.map(([part, all]) => ({ prefix: `phone-${part}`, all, named: [phone[part]] })),
  ];
}

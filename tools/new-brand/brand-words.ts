import type { BrandWords } from '@network/tenant/brand-words.ts';

type DefaultWords = (name: string) => BrandWords;

/** What a new brand says in each other language: the words of its `tenant.ts` and those of the home that it does not compose yet. */
const WORDS: Readonly<Record<string, DefaultWords>> = {
  de: (name) => ({
    copy: {
      tagline: 'Jede Woche neue Filme.',
      description: `${name} zeigt Filme des ganzen Netzwerks, die neuesten zuerst.`,
      keywords: ['Filme', 'Netzwerk', 'Neuheiten'],
    },
    home: {
      rows: {
        latest: 'Neu diese Woche',
        topRated: 'Am besten bewertet',
        upcoming: 'Demnächst',
        mostViewed: 'Meistgesehen',
        free: 'Kostenlos ansehen',
        performers: 'Vor der Kamera',
        featured: 'Auch einen Abend wert',
        categories: 'Nach Stimmung',
      },
      words: {},
    },
  }),
  es: (name) => ({
    copy: {
      tagline: 'Películas nuevas cada semana.',
      description: `${name} muestra películas de toda la red, las más nuevas primero.`,
      keywords: ['películas', 'red', 'novedades'],
    },
    home: {
      rows: {
        latest: 'Novedades de la semana',
        topRated: 'Lo mejor valorado',
        upcoming: 'Próximamente',
        mostViewed: 'Lo más visto',
        free: 'Para ver gratis',
        performers: 'Ante la cámara',
        featured: 'También merecen una noche',
        categories: 'Según el ánimo',
      },
      words: {},
    },
  }),
};

/** The files of `words/`, by their names, in the form in which the formatter leaves them. */
export function wordsFiles(name: string): ReadonlyMap<string, string> {
  return new Map(Object.entries(WORDS).map(([language, wordsOf]) => [`${language}.ts`, wordsFile(wordsOf(name))]));
}

function wordsFile({ copy, home }: BrandWords): string {
  const keywords = copy.keywords.map((each) => `'${each}'`).join(', ');
  const rows = Object.entries(home.rows).map(([row, title]) => `      ${row}: '${title}',`);
  return `import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: '${copy.tagline}',
    description: '${copy.description}',
    keywords: [${keywords}],
  },
  home: {
    rows: {
${rows.join('\n')}
    },
    words: {},
  },
} satisfies BrandWords;
`;
}

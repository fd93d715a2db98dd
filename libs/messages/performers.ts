/** Performers: their listing and their page. */
export const performers = {
  head: {
    title: 'Performers — {brand}',
    narrowed: '{filters}: performers — {brand}',
    description: 'The people in front of the camera at {brand}, by rating, name or newest.',
    narrowedDescription: '{filters} in front of the camera at {brand}, by rating, name or newest.',
    performer: {
      title: '{name} — {brand}',
      description: '{name} at {brand}: {count, plural, one {# film} other {# films}}, photographs and facts.',
    },
  },
  title: 'Performers',
  order: { label: 'Sort by', rating: 'Best rated', newest: 'Newest', name: 'Name' },
  gender: { label: 'Show', girls: 'Women', guys: 'Men', all: 'Everyone' },
  sex: { F: 'Women', M: 'Men', X: 'Beyond', all: 'Everyone' },
  empty: {
    title: 'No performers found.',
    text: 'No one matches these filters. Try a different combination.',
    action: 'Show everyone',
  },
  page: {
    films: 'Films with {name}',
    facts: 'Facts',
    birthplace: 'Born in',
    height: 'Height',
    heightValue: '{centimetres, number} cm',
    activeSince: 'On screen since',
    sites: 'Seen on',
    rating: 'Rating',
    ratingValue: '{rating} of 10',
    noFilmsTitle: 'No films yet.',
    noFilms: 'No films with {name} on {brand} yet.',
  },
} as const;

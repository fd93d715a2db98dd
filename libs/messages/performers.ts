/** Performers: their listing and their page. */
export const performers = {
  head: {
    title: 'Performers — {brand}',
    narrowed: '{filters}: performers — {brand}',
    description: 'The people in front of the camera at {brand}, by rating, by name, or the newest first.',
    narrowedDescription: '{filters} in front of the camera at {brand}, by rating, by name, or the newest first.',
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
    title: 'Nobody here yet.',
    text: 'Nobody fits this choice. Try another one.',
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
    noFilms: 'No film of {name} is out on {brand} yet.',
  },
} as const;

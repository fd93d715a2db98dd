/** Angels. */
export const angels = {
  head: {
    title: 'Angels — {brand}',
    description: 'The faces of {brand}: {names}.',
    angel: {
      title: '{name}, angel of {brand}',
      description: '{motto} {name} at {brand}: {count, plural, one {# film} other {# films}}.',
    },
  },
  title: 'Angels',
  text: 'Those whom {brand} puts before all others.',
  eyebrow: 'Angel of {brand}',
  since: 'Angel since {date}',
  meet: 'Meet {name}',
  films: 'Films with {name}',
  profile: 'All about {name}',
  all: 'All angels',
  videoCount: '{count, plural, one {# film} other {# films}}',
  empty: {
    title: 'Nobody has been chosen yet.',
    text: 'The first angel is announced here.',
    action: 'Show all performers',
  },
  emptyPage: {
    title: 'Her films end here.',
    text: 'Nothing stands on this page of them.',
    action: 'Show the newest films',
  },
} as const;

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
  text: 'The performers {brand} puts center stage.',
  eyebrow: 'Angel of {brand}',
  since: 'Angel since {date}',
  films: 'Films with {name}',
  profile: 'View profile of {name}',
  all: 'All angels',
  videoCount: '{count, plural, one {# film} other {# films}}',
  empty: {
    title: 'No angels yet.',
    text: 'The first angel will be announced here.',
    action: 'Show all performers',
  },
  emptyPage: {
    title: 'No more films.',
    text: 'This page of her films is empty.',
    action: 'Show the newest films',
  },
} as const;

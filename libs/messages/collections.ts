/** Pages of collections: top rated, awards, categories, showcases, angels, brands. */
export const topRated = {
  title: 'Top rated',
  text: 'The films that members rate best, in order.',
  rank: 'Number {rank}',
  rating: '{rating} of 10',
  ratings: '{count, plural, one {# rating} other {# ratings}}',
  watch: 'Watch now',
  empty: {
    title: 'The ranking ends here.',
    text: 'Nothing stands on this page. Begin again from number one.',
    action: 'Show number one',
  },
} as const;

export const awards = {
  title: 'Awards',
  text: 'What festivals said about the films of {brand}, and about the people in them.',
  columns: { year: 'Year', prize: 'Prize', film: 'Film', result: 'Result' },
  caption: 'Prizes and nominations, the latest first',
  won: 'Won',
  nominated: 'Nominated',
  withdrawn: 'No longer shown',
  empty: {
    title: 'No prize here yet.',
    text: 'Nothing stands on this page of the list.',
    action: 'Show the latest awards',
  },
} as const;

export const categories = {
  title: 'Categories',
  text: 'Choose a mood, and see every film that has it.',
  videoCount: '{count, plural, one {# video} other {# videos}}',
  empty: {
    title: 'No category yet.',
    text: 'As soon as the first films are out, they are sorted here.',
    action: 'Show all videos',
  },
} as const;

export const showcases = {
  title: 'Showcases',
  text: 'Films that belong together, put together by those who made them.',
  open: 'Enter the showcase',
  eyebrow: 'Showcase',
  number: 'No. {number}',
  videoCount: '{count, plural, one {# film} other {# films}}',
  films: 'In this showcase',
  all: 'All showcases',
  empty: {
    title: 'No showcase is open.',
    text: 'The next one is being put together. Until then, the whole library is open.',
    action: 'Show all videos',
  },
  emptyPage: {
    title: 'This showcase ends here.',
    text: 'Nothing stands on this page of it.',
    action: 'Show its first films',
  },
} as const;

export const angels = {
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

export const brands = {
  title: 'The network',
  text: 'Every site of the network, each with a world of its own.',
  here: 'You are here',
  included: 'Included here',
  visit: 'Visit {site}',
  explore: 'Explore {site} here',
  through: 'Through the bundle',
  since: 'Since {year}',
  videoCount: '{count, plural, one {# film} other {# films}}',
  videoCountAtLeast: '{count, number}+ films',
  performerCount: '{count, plural, one {# performer} other {# performers}}',
  site: {
    eyebrow: 'Presented by {brand}',
    tabs: 'Of {site}',
    videos: 'Videos',
    performers: 'Performers',
    empty: {
      title: 'Nothing stands on this page.',
      text: 'The list is shorter than that. Begin again from the start.',
      action: 'Back to the start',
    },
  },
} as const;

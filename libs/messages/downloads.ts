/** The page of a person's downloads. */
export const downloads = {
  head: 'Your downloads — {brand}',
  title: 'Downloads',
  text: 'Films that you saved to a device. Download one again within a day and it does not count twice.',
  quota: {
    title: 'Your allowance',
    films: 'Films',
    channels: 'Compilations, Behind The Scenes and Intimates',
    left: '{left, number} of {max, number} left',
    period: 'Each download counts for {days, plural, one {# day} other {# days}}.',
    next: 'Your next download is available in {days, plural, one {# day} other {# days}}.',
    none: 'Your membership does not include downloads.',
  },
  downloadedOn: 'Downloaded on {date}',
  freeUntil: 'Free to download again until {moment}',
  again: 'Download {name}',
  action: 'Download',
  empty: {
    title: 'No downloads yet.',
    text: 'Choose “Download” on the page of a film to watch it without a connection.',
    action: 'Browse videos',
    page: {
      title: 'There is nothing on this page.',
      text: 'Your latest downloads are on the first.',
      action: 'Go to the first page',
    },
  },
} as const;

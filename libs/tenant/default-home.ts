/** The home page of a brand that does not compose its own yet. */
export const DEFAULT_HOME = {
  hero: { kind: 'full' as const, align: 'start' as const, order: 'NEWEST' as const },
  card: { tells: ['names' as const, 'rating' as const, 'duration' as const] },
  rows: [
    { show: 'continueWatching' as const },
    { show: 'latest' as const, as: 'rail' as const, title: 'New this week' },
    { show: 'topRated' as const, as: 'rail' as const, title: 'Best rated' },
    { show: 'upcoming' as const, as: 'rail' as const, title: 'Coming soon' },
    { show: 'mostViewed' as const, as: 'rail' as const, title: 'Most watched' },
    { show: 'free' as const, as: 'rail' as const, title: 'Free to watch' },
    { show: 'performers' as const, as: 'portraits' as const, title: 'In front of the camera' },
    { show: 'channels' as const },
    { show: 'recommended' as const },
    { show: 'network' as const },
    { show: 'featured' as const, as: 'rail' as const, title: 'Also worth an evening' },
    { show: 'deals' as const },
    { show: 'categories' as const, as: 'pictures' as const, title: 'Browse by mood' },
  ],
  words: {},
};

import { describe, expect, it } from 'vitest';
import { type Catalogue, english } from './catalogue/english.ts';
import { translations } from './catalogue/translations.ts';

/** The names of a page: first the menu's, then those of the library's tabs, of its heading, and of its document. */
function namesOf(texts: Catalogue): Readonly<Record<string, readonly string[]>> {
  const { links } = texts.layout.layout;
  const { places } = texts.library.library;
  const { history, later, head } = texts.watching.watching;
  const { recommendations } = texts.recommendations;
  const { requests } = texts.requests;
  const { legal } = texts.legal;
  const ofLists = {
    videos: texts.videos.videos,
    performers: texts.performers.performers,
    categories: texts.categories.categories,
    channels: texts.channels.channels,
    showcases: texts.showcases.showcases,
    angels: texts.angels.angels,
    reels: texts.reels.reels,
    awards: texts.awards.awards,
    wall: texts.wall.wall,
    deals: texts.deals.deals,
    topRated: texts.topRated.topRated,
    brands: texts.brands.brands,
  };
  return {
    history: [links.history, places.history, history.title, head.history],
    watchLater: [links.watchLater, places.later, later.title, head.later],
    recommended: [links.recommended, recommendations.title, recommendations.head],
    savedSearches: [links.savedSearches, places.searches, texts.savedSearches.savedSearches.title],
    favorites: [links.favorites, places.overview],
    playlists: [links.playlists, places.playlists],
    support: [links.support, requests.head.support.title],
    casting: [links.casting, requests.head.casting.title],
    privacy: [links.privacy, legal.documents.privacy.title, legal.head.privacy.title],
    removal: [links.removal, legal.head.removal.title],
    ...Object.fromEntries(
      Object.entries(ofLists).map(([page, list]) => [
        page,
        [links[page as keyof typeof ofLists], list.title, list.head.title],
      ]),
    ),
  };
}

describe.each(Object.entries({ en: english as Catalogue, ...translations }))('in %s', (_language, texts) => {
  it.each(Object.entries(namesOf(texts)))('the page of %s has one name wherever it is named', (_page, names) => {
    const own = names.map((name) => name.replace(' — {brand}', ''));
    expect(own).toEqual(own.map(() => own[0]));
  });
});

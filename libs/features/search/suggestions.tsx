import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { search } from '@network/messages/search.ts';
import { isDense } from '@network/validation/dense-scripts.ts';
import { isSpelledWith } from '@network/validation/fold-text.ts';
import { leadByKeys } from '@network/ui/search-form/lead-by-keys.ts';
import { searchHref } from './search-href.ts';
import { listOfSearch, searchedListHref } from '../listing/saved-search-address.ts';
import { RecentRows } from './recent/recent-rows.tsx';
import { useRecentSearches } from './recent/recent-searches.ts';
import { useSavedSuggestions } from './saved/saved-suggestions.ts';
import { Row, Section } from './suggested-rows.tsx';
import { popularSearchesQuery, suggestionsQuery } from './suggestions-query.ts';

const SHORTEST_QUERY = 2;

/**
 * Shows what matches the text typed so far: searches of this device and saved ones, films, people and moods. The text as it
 * may have been meant stands below the searches, which begin with what was typed.
 */
export default function Suggestions({ query }: SlotCatalogue['searchSuggestions']) {
  const t = useMessages(search);
  const words = useDeferredValue(query.trim());
  const isLongEnough = words.length >= SHORTEST_QUERY || isDense(words);
  const { data } = useQuery({ ...suggestionsQuery(words), enabled: isLongEnough, placeholderData: keepPreviousData });
  const saved = useSavedSuggestions(words);
  const recent = useRecentSearches().filter((each) => isSpelledWith(each, words, 'startsWith') && each !== words);
  const { data: asked } = useQuery({ ...popularSearchesQuery, enabled: words === '' && typeof window !== 'undefined' });
  const popular = words === '' ? (asked?.popularSearches ?? []).filter((each) => !recent.includes(each)) : [];
  const found = isLongEnough ? data?.quickSearch : undefined;
  if (found === undefined && saved.length + recent.length + popular.length === 0) return null;
  const { videos, performers, categories } = found ?? { videos: [], performers: [], categories: [] };
  const count = videos.length + performers.length + categories.length + saved.length + recent.length + popular.length;
  return (
    <div
      ref={leadByKeys}
      className="absolute inset-x-0 top-full z-10 mt-2 max-h-(--suggestions-height) min-w-72 overflow-y-auto rounded-panel border-line border-subtle bg-surface p-3 shadow-card"
    >
      <p role="status" className="sr-only">
        {t('suggestions', { count })}
      </p>
      <RecentRows searches={recent} />
      <Section title={t('sections.saved')} isEmpty={saved.length === 0}>
        {saved.map((each) => (
          <Row key={each.savedSearchId} href={searchedListHref(listOfSearch(each))} label={each.name} />
        ))}
      </Section>
      {found?.didYouMean ? (
        <ul role="list">
          <Row href={searchHref({ query: found.didYouMean })} label={t('didYouMean', { query: found.didYouMean })} />
        </ul>
      ) : null}
      <Section title={t('sections.popular')} isEmpty={popular.length === 0}>
        {popular.map((each) => (
          <Row key={each} href={searchHref({ query: each })} label={each} />
        ))}
      </Section>
      <Section title={t('sections.films')} isEmpty={videos.length === 0}>
        {videos.map((video) => (
          <Row
            key={video.newId}
            href={`/videos/${video.slug}`}
            label={video.title}
            picture={video.images.listing}
            shape="media"
          />
        ))}
      </Section>
      <Section title={t('sections.people')} isEmpty={performers.length === 0}>
        {performers.map((performer) => (
          <Row
            key={performer.globalId}
            href={`/performers/${performer.slug}`}
            label={performer.name}
            picture={performer.portrait}
            shape="portrait"
          />
        ))}
      </Section>
      <Section title={t('sections.moods')} isEmpty={categories.length === 0}>
        {categories.map((category) => (
          <Row key={category.slug} href={`/videos?categories=${category.slug}`} label={category.name} />
        ))}
      </Section>
      {found === undefined ? null : (
        <ul role="list">
          <Row href={searchHref({ query: words })} label={t('all', { query: words })} />
        </ul>
      )}
    </div>
  );
}

import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { search } from '@network/messages/search.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture, type PictureSource } from '@network/ui/picture/picture.tsx';
import { searchHref } from './search-href.ts';
import { listOfSearch, searchedListHref } from '../listing/saved-search-address.ts';
import { useSavedSuggestions } from './saved/saved-suggestions.ts';
import { suggestionsQuery } from './suggestions-query.ts';

const SHORTEST_QUERY = 2;

/** Saved searches, films, people and moods that match the text typed so far; the form handles the keys that move among them. */
export default function Suggestions({ query }: SlotCatalogue['searchSuggestions']) {
  const t = useMessages(search);
  const words = useDeferredValue(query.trim());
  const isLongEnough = words.length >= SHORTEST_QUERY;
  const { data } = useQuery({ ...suggestionsQuery(words), enabled: isLongEnough, placeholderData: keepPreviousData });
  const saved = useSavedSuggestions(words);
  const found = isLongEnough ? data?.quickSearch : undefined;
  if (found === undefined && saved.length === 0) return null;
  const { videos, performers, categories } = found ?? { videos: [], performers: [], categories: [] };
  const count = videos.length + performers.length + categories.length + saved.length;
  return (
    <div className="absolute inset-x-0 top-full z-10 mt-2 max-h-(--suggestions-height) min-w-72 overflow-y-auto rounded-panel border-line border-subtle bg-surface p-3 shadow-card">
      <p role="status" className="sr-only">
        {t('suggestions', { count })}
      </p>
      <Section title={t('sections.saved')} isEmpty={saved.length === 0}>
        {saved.map((each) => (
          <Row key={each.savedSearchId} href={searchedListHref(listOfSearch(each))} label={each.name} />
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

function Section(props: { readonly title: string; readonly isEmpty: boolean; readonly children: React.ReactNode }) {
  if (props.isEmpty) return null;
  return (
    <section className="mb-2">
      <h2 className="type-label px-3 py-1 text-caption text-muted">{props.title}</h2>
      <ul role="list">{props.children}</ul>
    </section>
  );
}

interface RowProps {
  readonly href: string;
  readonly label: string;
  readonly picture?: PictureSource;
  readonly shape?: 'media' | 'portrait';
}

function Row({ href, label, picture, shape = 'media' }: RowProps) {
  return (
    <li className="list-none">
      <Anchor
        href={href}
        data-suggestion
        className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 text-small text-strong transition-colors hover:bg-hover focus-visible:bg-hover"
      >
        {picture ? (
          <span className={shape === 'media' ? 'w-16 shrink-0' : 'w-9 shrink-0'}>
            <span
              className={`block overflow-hidden rounded-check ${shape === 'media' ? 'aspect-landscape' : 'aspect-portrait'}`}
            >
              <Picture source={picture} alt="" sizes="4rem" />
            </span>
          </span>
        ) : null}
        <span className="min-w-0 truncate">{label}</span>
      </Anchor>
    </li>
  );
}

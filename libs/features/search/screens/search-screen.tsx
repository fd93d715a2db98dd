import { Search } from 'lucide-react';
import { Slot } from '@network/core/features/slots.tsx';
import { pageAddress } from '@network/core/i18n/language.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { search } from '@network/messages/search.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { LiveSearchForm } from '@network/ui/search-form/live-search-form.tsx';
import { hasChoice } from '../../listing/facets/facet-choice.ts';
import { RelatedFilms } from '../../entity-cards/related-films.tsx';
import type { SearchPageQuery } from '../api/search-page.generated.ts';
import { searchHref } from '../search-href.ts';
import type { SearchQuery } from '../search-query.ts';
import { SearchResults } from './search-results.tsx';

export interface SearchScreenProps {
  /** Signed-in people can save a search. */
  readonly isAuthenticated: boolean;
  readonly request: SearchQuery;
  /** Null before a search. */
  readonly results: SearchPageQuery | null;
  readonly isFaceted: boolean;
  /** As `LiveSearchForm` takes it: the page of another search may be the same address. */
  readonly onLeave?: ((close: () => void) => () => void) | undefined;
  /** Whether the brand shows more than one site. */
  readonly hasSites: boolean;
}

const suggest = (query: string) => <Slot name="searchSuggestions" query={query} />;

/** Search: a field, the matching results, and further films where there are few. */
export function SearchScreen({ isAuthenticated, request, results, isFaceted, hasSites, onLeave }: SearchScreenProps) {
  const t = useMessages(search);
  const meant = results?.videos.didYouMean ?? null;
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-10 pt-10 pb-(--section-gap)">
        <div className="flex flex-col gap-6">
          <h1 className="type-display text-title-1 text-balance wrap-anywhere">
            {request.query === '' ? t('title') : t('results', { query: request.query })}
          </h1>
          <LiveSearchForm
            key={request.query}
            action={pageAddress('/search')}
            name="q"
            size="large"
            labels={{ field: t('field'), submit: t('submit') }}
            initialQuery={request.query}
            startsFocused={request.query === ''}
            className="max-w-3xl"
            onLeave={onLeave}
            suggestions={suggest}
          />
          {meant === null ? null : (
            <p className="text-body text-muted">
              <Anchor href={searchHref({ query: meant })} className="text-accent underline underline-offset-4">
                {t('didYouMean', { query: meant })}
              </Anchor>
            </p>
          )}
        </div>
        {results === null ? (
          <EmptyState icon={<Search aria-hidden="true" />} title={t('prompt.title')} text={t('prompt.text')} />
        ) : isEmpty(results) && request.page === 1 && !hasChoice(request.facets) ? (
          <EmptyState
            title={t('empty.title', { query: request.query })}
            text={t('empty.text')}
            action={
              <>
                <ButtonLink href="/videos" size="small">
                  {t('empty.action')}
                </ButtonLink>
                {isAuthenticated ? (
                  <Slot
                    name="saveSearch"
                    list={{ place: 'SEARCH', text: request.query, order: request.order, facets: request.facets }}
                    foundNone
                  />
                ) : null}
              </>
            }
          />
        ) : (
          <SearchResults
            isAuthenticated={isAuthenticated}
            request={request}
            results={results}
            isFaceted={isFaceted}
            hasSites={hasSites}
          />
        )}
        {results === null ? null : (
          <RelatedFilms films={results.videos.related} foundSome={results.videos.items.length > 0} />
        )}
      </PageContainer>
    </>
  );
}

function isEmpty({ videos, quickSearch }: SearchPageQuery): boolean {
  return videos.items.length + quickSearch.performers.length + quickSearch.categories.length === 0;
}

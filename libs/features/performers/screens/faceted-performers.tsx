import { useMessages } from '@network/core/i18n/messages.ts';
import { performers } from '@network/messages/performers.ts';
import { type FacetName, SEXES } from '@network/tenant/facets.ts';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import type { FacetChoice } from '../../listing/facets/facet-choice.ts';
import { activeFilters, facetGroups } from '../../listing/facets/facet-filters.ts';
import { FacetedList } from '../../listing/facets/faceted-list.tsx';
import type { PerformersPageQuery } from '../api/performers-page.generated.ts';
import { PERFORMER_FACETS } from '../performer-facets.ts';
import { performersHref, type PerformersSearch } from '../performers-search.ts';
import { OrderLinks } from './order-links.tsx';
import { PerformersList } from './performers-list.tsx';

export interface FacetedPerformersProps {
  readonly data: PerformersPageQuery;
  readonly listing: PerformersSearch;
  /** Whether the brand shows more than one site. */
  readonly hasSites: boolean;
}

/** The listing with faceted search. The sex is a separate choice: one is always set. */
export function FacetedPerformers({ data, listing, hasSites }: FacetedPerformersProps) {
  const t = useMessages(performers);
  const { sex = [] } = listing.facets;
  const hidden: readonly FacetName[] = hasSites ? ['sex'] : ['sex', 'sites'];
  const list = {
    counted: data.performers.facets ?? [],
    chosen: listing.facets,
    names: PERFORMER_FACETS.filter((name) => !hidden.includes(name)),
    hrefFor: (facets: FacetChoice) => performersHref(listing, { facets }),
  };
  const filters = {
    action: '/performers',
    groups: facetGroups(list),
    active: activeFilters(list),
    clearHref: performersHref(listing, { facets: { sex } }),
    hidden: [
      { name: 'sex', value: sex.join(',') },
      ...(listing.order === 'rating' ? [] : [{ name: 'order', value: listing.order }]),
    ],
  };
  const choices = [
    ...SEXES.map((each) => ({ key: each, values: [each] })),
    { key: 'all' as const, values: [...SEXES] },
  ];
  return (
    <>
      <OptionLinks
        label={t('gender.label')}
        options={choices.map(({ key, values }) => ({
          label: t(`sex.${key}`),
          href: performersHref(listing, { facets: { ...listing.facets, sex: values } }),
          isCurrent: values.toSorted().join() === sex.join(),
        }))}
      />
      <FacetedList filters={filters} sorting={<OrderLinks listing={listing} />}>
        <PerformersList page={data.performers} listing={listing} isNarrow={filters.groups.length > 0} />
      </FacetedList>
    </>
  );
}

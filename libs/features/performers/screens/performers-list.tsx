import { useMessages } from '@network/core/i18n/messages.ts';
import { performers } from '@network/messages/performers.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import type { PerformersPageQuery } from '../api/performers-page.generated.ts';
import { performersHref, type PerformersSearch } from '../performers-search.ts';

export interface PerformersListProps {
  readonly page: PerformersPageQuery['performers'];
  readonly listing: PerformersSearch;
  /** Fewer columns, beside a column of filters. */
  readonly isNarrow?: boolean;
}

/** The performers of a page of the listing, and the way to its other pages. */
export function PerformersList({ page, listing, isNarrow = false }: PerformersListProps) {
  const t = useMessages(performers);
  return (
    <>
      {page.items.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink href="/performers">{t('empty.action')}</ButtonLink>}
        />
      ) : (
        <Grid shape="portrait" className={isNarrow ? 'large:grid-cols-3! xlarge:grid-cols-4!' : undefined}>
          {page.items.map((performer, index) => (
            <PerformerCard
              key={performer.globalId}
              performer={performer}
              sizes={GRID_SIZES.portrait}
              priority={index === 0}
              headingLevel={2}
            />
          ))}
        </Grid>
      )}
      <ListPagination info={page.info} hrefFor={(number) => performersHref(listing, { page: number })} />
    </>
  );
}

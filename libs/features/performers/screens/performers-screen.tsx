import { useMessages } from '@network/core/i18n/messages.ts';
import { performers } from '@network/messages/performers.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../entity-cards/list-pagination.tsx';

import { PerformerCard } from '../../entity-cards/performer-card.tsx';
import type { PerformersPageQuery } from '../api/performers-page.generated.ts';
import { GENDERS, PERFORMER_ORDERS, performersHref, type PerformersSearch, SEXES } from '../performers-search.ts';

export interface PerformersScreenProps {
  readonly data: PerformersPageQuery;
  readonly listing: PerformersSearch;
  /** Faceted tenants choose by sex, the others by gender (R12). */
  readonly chooses: 'gender' | 'sex';
}

/** The people of a brand, in order and by choice. */
export function PerformersScreen({ data, listing, chooses }: PerformersScreenProps) {
  const t = useMessages(performers);
  const { items, info } = data.performers;
  const choices =
    chooses === 'sex'
      ? SEXES.map((sex) => ({
          label: t(`sex.${sex}`),
          href: performersHref(listing, { sex }),
          isCurrent: sex === listing.sex,
        }))
      : GENDERS.map((gender) => ({
          label: t(`gender.${gender}`),
          href: performersHref(listing, { gender }),
          isCurrent: gender === listing.gender,
        }));
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} />
        <div className="flex flex-col gap-4">
          <OptionLinks label={t('gender.label')} options={choices} />
          <OptionLinks
            label={t('order.label')}
            options={PERFORMER_ORDERS.map((order) => ({
              label: t(`order.${order}`),
              href: performersHref(listing, { order }),
              isCurrent: order === listing.order,
            }))}
          />
        </div>
        {items.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href="/performers">{t('empty.action')}</ButtonLink>}
          />
        ) : (
          <Grid shape="portrait">
            {items.map((performer, index) => (
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
        <ListPagination info={info} hrefFor={(page) => performersHref(listing, { page })} />
      </PageContainer>
    </>
  );
}

import { CircleAlert } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { deals as texts } from '@network/messages/deals.ts';
import { Banner } from '@network/ui/banner/banner.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { Shelf } from '@network/ui/shelf/shelf.tsx';
import type { DealCardFragment } from '@network/graphql/fragments/deal-card.generated.ts';
import { usePartnerRow } from '../use-partner-row.ts';
import { DealTile } from './deal-tile.tsx';

export interface DealsScreenProps {
  readonly brand: string;
  readonly listing: readonly DealCardFragment[];
  readonly carousel: readonly DealCardFragment[];
  /** Why the link that led here could not be used. */
  readonly problem: 'unreadable' | 'linkMissing' | 'hostile' | null;
}

/** Everything that partners offer. */
export function DealsScreen({ brand, listing, carousel, problem }: DealsScreenProps) {
  const t = useMessages(texts);
  const row = usePartnerRow();
  return (
    <>
      <HeaderSpace />
      {problem ? (
        <Banner role="alert" label={t('confirmation.label')} tone="danger" icon={<CircleAlert />}>
          {t(`confirmation.${problem}`)}
        </Banner>
      ) : null}
      <PageContainer className="flex flex-col gap-(--section-gap) pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text', { brand })} />
        {listing.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href="/videos">{t('empty.action')}</ButtonLink>}
          />
        ) : (
          <Grid shape="wide">
            {listing.map((deal, index) => (
              <DealTile key={deal.id} deal={deal} sizes={GRID_SIZES.wide} priority={index === 0} headingLevel={2} />
            ))}
          </Grid>
        )}
        {carousel.length > 0 ? (
          <Shelf
            shape={row.shape}
            title={t('carousel')}
            labels={{ previous: t('scroll.previous'), next: t('scroll.next') }}
          >
            {carousel.map((deal) => (
              <DealTile key={deal.id} deal={deal} sizes={row.sizes} />
            ))}
          </Shelf>
        ) : null}
      </PageContainer>
    </>
  );
}

import { useMessages } from '@network/core/i18n/messages.ts';
import { deals as texts } from '@network/messages/deals.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import type { DealCardFragment } from '@network/graphql/fragments/deal-card.generated.ts';
import { DealTile } from './deal-tile.tsx';

export interface OffersScreenProps {
  readonly brand: string;
  readonly offers: readonly DealCardFragment[];
  /** Where the person was going. */
  readonly nextHref: string;
  readonly onContinue: () => void;
  /** Null for people without that button. */
  readonly onSnooze: (() => void) | null;
}

/** A page between two others: the offers, and the way on, which comes first. */
export function OffersScreen({ brand, offers, nextHref, onContinue, onSnooze }: OffersScreenProps) {
  const t = useMessages(texts);
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-10 pt-10 pb-(--section-gap)">
        <div className="flex flex-col items-start gap-6 large:flex-row large:items-end large:justify-between">
          <SectionHeading
            level={1}
            title={t('offers.title')}
            text={offers.length > 0 ? t('offers.text') : t('offers.empty')}
          />
          <div className="flex shrink-0 flex-wrap gap-3">
            <ButtonLink
              href={nextHref}
              size="large"
              onClick={(event) => {
                event.preventDefault();
                onContinue();
              }}
            >
              {t('offers.continue', { brand })}
            </ButtonLink>
            {onSnooze ? (
              <Button variant="quiet" size="large" onClick={onSnooze}>
                {t('offers.snooze')}
              </Button>
            ) : null}
          </div>
        </div>
        <Grid shape="wide">
          {offers.map((deal, index) => (
            <DealTile key={deal.id} deal={deal} sizes={GRID_SIZES.wide} priority={index === 0} headingLevel={2} />
          ))}
        </Grid>
      </PageContainer>
    </>
  );
}

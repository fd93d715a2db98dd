import { ExternalLink } from 'lucide-react';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { addressOfPicture } from '@network/core/head/page-head.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { deals as texts } from '@network/messages/deals.ts';
import { TRACKING_TIMEOUT_MS } from '@network/tenant/constants.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { DealCard } from './deal-card.tsx';
import { DealCardOutline } from './deal-card-outline.tsx';
import { useIsOutlined } from '@network/ui/shelf/card-outline.tsx';
import { dealPriceText } from '../deal-price.ts';
import type { DealCardFragment } from '@network/graphql/fragments/deal-card.generated.ts';

export interface DealTileProps {
  readonly deal: DealCardFragment;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** A deal with the way to it: one click for members where the partner sells so, else the partner's page. */
export function DealTile(props: DealTileProps) {
  return useIsOutlined() ? <DealOutline {...props} /> : <WholeTile {...props} />;
}

/** What a deal says whether it is in sight or not. */
const wordsOf = (deal: DealCardFragment) => ({
  text: deal.dealText,
  discount: { prefix: deal.discountPrefix, text: deal.discountTextPostPrefix },
  price: dealPriceText({ initial: deal.initialPrice, recurring: deal.recurringPrice }),
});

/** Out of sight at the end of a row: its link and its words. */
function DealOutline({ deal, headingLevel = 3 }: DealTileProps) {
  const { frame } = useTenant();
  return (
    <DealCardOutline
      look={frame.partners}
      title={
        <a href={deal.url} target="_blank" rel="noopener noreferrer sponsored">
          {deal.dealTextListing}
        </a>
      }
      {...wordsOf(deal)}
      headingLevel={headingLevel}
    />
  );
}

function WholeTile({ deal, sizes, priority = false, headingLevel = 3 }: DealTileProps) {
  const t = useMessages(texts);
  const { frame } = useTenant();
  const { isAuthenticated } = useSession();
  const analytics = useAnalytics();
  const words = wordsOf(deal);
  const oneClickUrl = isAuthenticated && deal.oneClickEnabled ? deal.oneClickUrl : null;
  return (
    <DealCard
      look={frame.partners}
      title={deal.dealTextListing}
      partner={deal.partnerName}
      logo={deal.logo}
      picture={deal.thumbnail}
      sizes={sizes}
      priority={priority}
      headingLevel={headingLevel}
      {...words}
      badge={deal.exclusive ? t('exclusive') : undefined}
      action={
        oneClickUrl === null ? (
          <ButtonLink
            href={deal.url}
            target="_blank"
            rel="noopener noreferrer sponsored"
            variant="outline"
            onClick={() => analytics.track('upsellClick', { deal: deal.id, isOneClick: false })}
          >
            {t('open')}
            <ExternalLink aria-hidden="true" />
            <span className="sr-only">
              {t('by', { partner: deal.partnerName })} {t('newTab')}
            </span>
          </ButtonLink>
        ) : (
          <OneClickButton deal={deal} oneClickUrl={oneClickUrl} price={words.price} />
        )
      }
    />
  );
}

interface OneClickButtonProps {
  readonly deal: DealCardFragment;
  readonly oneClickUrl: string;
  readonly price: string;
}

function OneClickButton({ deal, oneClickUrl, price }: OneClickButtonProps) {
  const t = useMessages(texts);
  const dialogs = useDialogs();
  const analytics = useAnalytics();
  const { partnerName, requestPartnerConsent, logo } = deal;
  const consent = { partnerName, price, src: addressOfPicture(logo) ?? '' };
  return (
    <Button
      onClick={() => {
        const tracked = analytics.trackBefore(
          'upsellClick',
          { deal: deal.id, isOneClick: true },
          TRACKING_TIMEOUT_MS.short,
        );
        // The price that is agreed to there is what the deal's token buys at.
        if (requestPartnerConsent)
          dialogs.open('OneClickConsent', { ...consent, oneClickUrl, token: deal.oneClickToken });
        // The gateway asks for confirmation first; the server makes that page.
        else void tracked.then(() => window.location.assign(oneClickUrl));
      }}
    >
      {t('oneClick')}
      <span className="sr-only">{t('by', { partner: partnerName })}</span>
    </Button>
  );
}

import { useRouterState } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { writeValue } from '@network/lifecycle/injection/instant-storage.ts';
import { TEASER_PAGE, TEASER_SHOWN_KEY } from '@network/lifecycle/purchase-auto-open/purchase-auto-open.ts';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useTelemetry, useTenant } from '@network/core/tenant/page-provider.tsx';
import { deals as texts } from '@network/messages/deals.ts';
import { Banner } from '@network/ui/banner/banner.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { useAcknowledgeTeaser } from '../acknowledge-teaser.ts';
import { OffersTeaserDocument } from '../api/offers-teaser.generated.ts';

/**
 * Offers the promotional video on the home page, in a strip, to members of tenants with the flag who have not seen it,
 * never to guests. Until it is seen or put away the offers send them there.
 */
export default function PromotionalTeaser(): ReactNode {
  const { ability, isAuthenticated } = useSession();
  const isHome = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname === TEASER_PAGE });
  return isHome && isAuthenticated && ability.can('see', 'promotionalTeaser') ? <Teaser /> : null;
}

function Teaser() {
  const t = useMessages(texts);
  const telemetry = useTelemetry();
  const dialogs = useDialogs();
  const { name: brand } = useTenant();
  const [isDismissed, setDismissed] = useState(false);
  const { data } = useQuery(operationQuery(OffersTeaserDocument));
  const { mutate } = useAcknowledgeTeaser();
  const modals = data?.findOneUserProfile?.state.modals;
  const isDue = modals !== undefined && modals.teaserViewed === null;
  useEffect(() => {
    if (isDue) writeValue(window.localStorage, TEASER_SHOWN_KEY, '1');
  }, [isDue]);
  if (!isDue || isDismissed) return null;
  return (
    <Banner
      compact
      label={t('teaser.title', { brand })}
      icon={<Clapperboard />}
      className="backdrop-blur-md"
      action={
        <Button size="small" onClick={() => dialogs.open('PromotionalVideo', {})}>
          {t('teaser.watch')}
        </Button>
      }
      dismiss={{
        label: t('teaser.dismiss'),
        onDismiss: () => {
          setDismissed(true);
          mutate({}, { onError: (error) => reportError(telemetry, error, null) });
        },
      }}
    >
      {t('teaser.text')}
    </Banner>
  );
}

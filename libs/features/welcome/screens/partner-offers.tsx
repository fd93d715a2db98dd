import type { ReactNode } from 'react';
import { useVariant } from '@network/core/experiments/use-variant.ts';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { welcome } from '@network/messages/welcome.ts';
import { Link } from '@network/ui/link/link.tsx';
import { PageSections } from '@network/ui/page/page.tsx';
import { partnerOffersQuery } from '../queries.ts';

/**
 * What partners offer a new member, a variant of an experiment: a link to all offers, a row of some, or nothing. When
 * the row can't be loaded there is nothing either: the account is ready without it.
 */
export function PartnerOffers(): ReactNode {
  const t = useMessages(welcome);
  const variant = useVariant('crossSales');
  const { data } = useQuery({ ...partnerOffersQuery, enabled: variant === 'row' });
  const deals = data?.findDeals ?? [];
  if (variant === 'link') {
    return (
      <PageSections>
        <p className="text-small">
          <Link href="/deals">{t('success.partnerOffers')}</Link>
        </p>
      </PageSections>
    );
  }
  if (variant !== 'row' || deals.length === 0) return null;
  return (
    <PageSections>
      <Slot name="dealsCarousel" deals={deals} />
    </PageSections>
  );
}

import type { ReactNode } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { membershipQuery } from '@network/core/session/membership-query.ts';
import { RecoveryNotice } from '../recovery/recovery-notice.tsx';
import { useCardPage } from '../use-card-page.ts';
import { AccountMembershipView } from './account-membership-view.tsx';

/** The membership section of the account page: the plan, its price, and every way to change it. */
export default function AccountMembership(): ReactNode {
  const dialogs = useDialogs();
  const { ability } = useSession();
  // Loaded with the page, or in the browser.
  const { data } = useQuery(membershipQuery);

  const card = useCardPage(null);
  if (!data) return <Skeleton shape="block" className="h-48" />;
  return (
    <>
      <RecoveryNotice />
      <AccountMembershipView
        subscription={data.findOneUserProfile?.subscription ?? null}
        isUpdatingCard={card.isOpening}
        mayBuy={ability.can('see', 'purchaseModal')}
        onUpdateCard={card.open}
        onCancel={() => dialogs.open('CancelMembership', {})}
        onReactivate={() => dialogs.open('ReactivateCancelledRebill', { source: 'account' })}
        onUpgradeToYearly={() => dialogs.open('UpgradeToYearlyMembership', {})}
        onBuy={() =>
          dialogs.open('PurchaseMembership', {
            includeSinglesite: true,
            includeMultisite: true,
            clickLocation: 'Account',
          })
        }
        onBuySeveralSites={() =>
          dialogs.open('PurchaseMembership', {
            includeSinglesite: false,
            includeMultisite: true,
            clickLocation: 'AccountMultisite',
          })
        }
      />
    </>
  );
}

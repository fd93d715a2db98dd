import type { ReactNode } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { Can } from '@network/core/session/can.tsx';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { membership } from '@network/messages/membership.ts';
import { Bar } from './bar.tsx';
import { LapsedBar } from './lapsed-bar.tsx';

/** The strips at the lower edge of every page, by the person's rights. */
export default function MembershipBar(): ReactNode {
  const dialogs = useDialogs();
  const t = useMessages(membership);
  const { name: brand } = useTenant();
  const { subscription } = useSession().viewer;
  const isLapsed = subscription !== null && !subscription.isActive && subscription.type !== 'porn-portal';
  const buy = (clickLocation: string, includeSinglesite: boolean) => () =>
    dialogs.open('PurchaseMembership', { includeSinglesite, includeMultisite: true, clickLocation });
  const upgrade = (
    <Bar
      id="upgrade-bar"
      label={t('bars.upgrade.label')}
      action={t('bars.upgrade.action')}
      onAct={buy('upgrade', true)}
    >
      {t('bars.upgrade.text', { brand })}
    </Bar>
  );
  const offer = isLapsed ? <LapsedBar onAct={buy('upgrade', true)} otherwise={upgrade} /> : upgrade;
  // The first is shown; the next one comes when that is put away.
  return (
    <>
      <Can right={['see', 'upgradeBar']}>
        <Can right={['see', 'reactivateCancelledRebillModal']} otherwise={offer}>
          <Bar
            id="reactivate-bar"
            label={t('bars.reactivate.label')}
            action={t('bars.reactivate.action')}
            onAct={() => dialogs.open('ReactivateCancelledRebill', { source: 'upgrade-bar' })}
          >
            {t('bars.reactivate.text', { brand })}
          </Bar>
        </Can>
      </Can>
      <Can right={['see', 'pornPortalBar']}>
        <Bar id="pp-bar" label={t('bars.portal.label')} action={t('bars.portal.action')} onAct={buy('pp-bar', false)}>
          {t('bars.portal.text')}
        </Bar>
      </Can>
    </>
  );
}

import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { Can } from '@network/core/session/can.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { membership } from '@network/messages/membership.ts';
import { Banner } from '@network/ui/banner/banner.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { useDismissal } from './use-dismissal.ts';

/** The strips at the lower edge of every page, by the person's rights. */
export default function MembershipBar(): ReactNode {
  const dialogs = useDialogs();
  const t = useMessages(membership);
  const { name: brand } = useTenant();
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
  return (
    <>
      <Can right={['see', 'pornPortalBar']}>
        <Bar id="pp-bar" label={t('bars.portal.label')} action={t('bars.portal.action')} onAct={buy('pp-bar', false)}>
          {t('bars.portal.text')}
        </Bar>
      </Can>
      <Can right={['see', 'upgradeBar']}>
        <Can right={['see', 'reactivateCancelledRebillModal']} otherwise={upgrade}>
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
    </>
  );
}

interface BarProps {
  readonly id: string;
  readonly label: string;
  readonly action: string;
  readonly onAct: () => void;
  readonly children: string;
}

function Bar({ id, label, action, onAct, children }: BarProps) {
  const t = useMessages(membership);
  const [isDismissed, dismiss] = useDismissal(id);
  if (isDismissed) return null;
  return (
    <Banner
      compact
      label={label}
      icon={<Sparkles />}
      className="backdrop-blur-md"
      action={
        <Button size="small" onClick={onAct}>
          {action}
        </Button>
      }
      dismiss={{ label: t('bars.dismiss'), onDismiss: dismiss }}
    >
      {children}
    </Banner>
  );
}

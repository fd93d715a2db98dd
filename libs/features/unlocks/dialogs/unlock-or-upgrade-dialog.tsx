import { Layers, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { unlocks } from '@network/messages/unlocks.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';

/** The choice between one video for a credit and everything with a membership. */
export default function UnlockOrUpgradeDialog({ options, onClose }: DialogProps<'UnlockOrUpgradeMembership'>) {
  const t = useMessages(unlocks);
  const dialogs = useDialogs();
  const { viewer } = useSession();
  const credits = viewer.subscription?.credits ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('unlock_or_upgrade_modal.title')}
      closeLabel={t('close')}
      size="large"
    >
      <div className="grid gap-4 medium:grid-cols-2">
        <Choice
          icon={<Ticket aria-hidden="true" />}
          title={t('unlock_or_upgrade_modal.credit.title')}
          text={t('video_unlock_modal.credits', { count: credits })}
        >
          <Button block variant="outline" onClick={() => dialogs.open('UnlockVideo', options)}>
            {t('unlock_or_upgrade_modal.credit.action')}
          </Button>
        </Choice>
        {!viewer.isTandemChild && dialogs.isOffered('PurchaseMembership') ? (
          <Choice
            icon={<Layers aria-hidden="true" />}
            title={t('unlock_or_upgrade_modal.membership.title')}
            text={t('unlock_or_upgrade_modal.membership.text')}
          >
            <Button
              block
              onClick={() =>
                dialogs.open('PurchaseMembership', {
                  includeSinglesite: true,
                  includeMultisite: false,
                  clickLocation: 'UnlockOrUpgradeMembership',
                })
              }
            >
              {t('unlock_or_upgrade_modal.membership.action')}
            </Button>
          </Choice>
        ) : null}
      </div>
    </Dialog>
  );
}

function Choice(props: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-4 rounded-panel border-line border-subtle bg-tint p-6">
      <span className="text-accent [&_svg]:size-8 [&_svg]:stroke-[1.25]">{props.icon}</span>
      <div className="flex flex-1 flex-col gap-1">
        <h3 className="type-display text-title-3">{props.title}</h3>
        <p className="text-muted">{props.text}</p>
      </div>
      {props.children}
    </section>
  );
}

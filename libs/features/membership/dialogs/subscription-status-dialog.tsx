import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { membership } from '@network/messages/membership.ts';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Spinner } from '@network/ui/spinner/spinner.tsx';
import { useStatusPolling } from '../use-status-polling.ts';

/** Waits until the purchase is active, and then reloads the page; on the flagship the status page continues to wait. */
export default function SubscriptionStatusDialog({ onClose }: DialogProps<'SubscriptionStatus'>) {
  const t = useMessages(membership);
  const flash = useFlash();
  const navigate = useNavigate();
  const [flow] = useStatusPolling('dialog');
  const outcome = flow.status === 'done' ? flow.output : null;

  const onOutcome = useEffectEvent((ended: NonNullable<typeof outcome>) => {
    if (ended.kind === 'reload') {
      const address = ended.path === null ? window.location.href : new URL(ended.path, window.location.href).href;
      window.location.assign(withSearch(address, ended.search));
      return;
    }
    flash({ type: 'error', message: t(ended.messageKey) });
    onClose();
    void navigate({ to: ended.path });
  });
  useEffect(() => {
    if (outcome) onOutcome(outcome);
  }, [outcome]);

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('subscription_status_modal.title')}
      description={t('subscription_status_modal.text')}
      closeLabel={t('close')}
      backdropCloses={false}
      escapeCloses
    >
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        {t('subscription_status_modal.waiting')}
      </p>
    </Dialog>
  );
}

function withSearch(href: string, search: Readonly<Record<string, string>>): string {
  const address = new URL(href);
  for (const [name, value] of Object.entries(search)) address.searchParams.set(name, value);
  return address.href;
}

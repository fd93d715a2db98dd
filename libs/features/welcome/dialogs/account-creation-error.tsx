import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { welcome } from '@network/messages/welcome.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';

/** A paid account was not created within two minutes. */
export default function AccountCreationErrorDialog({ options, onClose }: DialogProps<'AccountCreationError'>) {
  const t = useMessages(welcome);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('account_creation_error_modal.title')}
      description={t('account_creation_error_modal.text')}
      closeLabel={t('account_creation_error_modal.close')}
      actions={
        <>
          <ButtonLink href="/support" variant="outline">
            {t('support')}
          </ButtonLink>
          <Button onClick={options.onRetry}>{t('account_creation_error_modal.again')}</Button>
        </>
      }
    >
      <p role="alert" className="rounded-card bg-raised px-4 py-3 text-small">
        {t('account_creation_error_modal.timed_out')}. {t('account_creation_error_modal.code', { code: options.code })}
      </p>
    </Dialog>
  );
}

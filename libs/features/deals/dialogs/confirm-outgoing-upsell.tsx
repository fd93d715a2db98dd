import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useOneClickPurchase } from '../../plan-choice/use-one-click-purchase.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { deals as texts } from '@network/messages/deals.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Price } from '@network/ui/price/price.tsx';

/** The confirmation step of an outgoing upsell. The link has passed the check of redirect targets. */
export default function ConfirmOutgoingUpsell({ options, onClose }: DialogProps<'ConfirmOutgoingUpsell'>) {
  const t = useMessages(texts);
  const { name: brand } = useTenant();
  const { confirmationTitle, confirmationLink, description, price, token } = options;
  const { buy, isBuying, problem } = useOneClickPurchase();
  const confirm = () =>
    token === null ? window.location.assign(confirmationLink) : buy({ path: confirmationLink, token });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={confirmationTitle || t('confirmation.title')}
      description={description || undefined}
      backdropCloses={false}
      escapeCloses
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('confirmation.cancel')}
          </Button>
          <Button busy={isBuying} onClick={confirm}>
            {t('confirmation.confirm')}
          </Button>
        </>
      }
    >
      {price ? <Price amount={price} aria-label={`${t('confirmation.price')}: ${price}`} /> : null}
      <p className="text-small text-pretty text-muted">{t('confirmation.note', { brand })}</p>
      {problem === null ? null : (
        <p role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

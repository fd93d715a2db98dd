import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useOneClickPurchase } from '../../plan-choice/use-one-click-purchase.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { membership } from '@network/messages/membership.ts';
import { redirectHosts } from '@network/tenant/redirect-hosts.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Price } from '@network/ui/price/price.tsx';
import { checkRedirectTarget } from '@network/validation/redirect-target.ts';

/** The consent before a partner charges the stored card. */
export default function OneClickConsentDialog({ options, onClose }: DialogProps<'OneClickConsent'>) {
  const { partnerName, price, oneClickUrl, src, token = null } = options;
  const t = useMessages(membership);
  const target = checkRedirectTarget(oneClickUrl, { ...redirectHosts(useTenant()), home: '/' });
  const { buy, isBuying, problem } = useOneClickPurchase();
  const accept = (path: string) => (token === null ? window.location.assign(path) : buy({ path, token }));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('one_click_consent_modal.title', { partner: partnerName })}
      description={t('one_click_consent_modal.text', { partner: partnerName, price })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('one_click_consent_modal.decline')}
          </Button>
          <Button disabled={target === null} busy={isBuying} onClick={() => target !== null && accept(target)}>
            {t('one_click_consent_modal.accept')}
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-4">
        {src === '' ? null : <img src={src} alt="" className="size-12 rounded-control object-cover" />}
        <Price amount={price} />
      </div>
      {target === null || problem !== null ? (
        <p role="alert" className="text-small text-danger">
          {problem ?? t('one_click_consent_modal.refused')}
        </p>
      ) : null}
    </Dialog>
  );
}

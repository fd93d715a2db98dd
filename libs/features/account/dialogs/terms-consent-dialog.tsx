import { useMutation } from '@tanstack/react-query';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { obligations } from '@network/messages/obligations.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { AcceptTermsDocument } from '../api/accept-terms.generated.ts';
import { markAnswered } from '../obligations/answered.ts';

/** Requires the terms to be accepted; nothing else closes it, except signing out. */
export default function TermsConsentDialog({ onClose }: DialogProps<'TermsConsent'>) {
  const t = useMessages(obligations);
  const accept = useMutation({
    ...operationMutation(AcceptTermsDocument),
    onSuccess: (_data, _variables, _result, { client }) => {
      markAnswered(client, 'TERMS');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t('terms.title')}
      description={t('terms.text')}
      backdropCloses={false}
      size="small"
    >
      <p className="text-small text-pretty text-muted">{t('terms.tandem')}</p>
      <p className="flex gap-4 text-small">
        <Link href="/terms" target="_blank">
          {t('terms.termsLink')}
        </Link>
        <Link href="/privacy" target="_blank">
          {t('terms.privacyLink')}
        </Link>
      </p>
      {accept.error ? (
        <p role="alert" className="text-small text-danger">
          {errorText(accept.error)}
        </p>
      ) : null}
      <div className="flex flex-col gap-3">
        <Button block busy={accept.isPending} onClick={() => accept.mutate({})}>
          {t('terms.submit')}
        </Button>
        <form method="post" action="/oidc/logout">
          <Button type="submit" variant="quiet" block>
            {t('terms.signOut')}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}

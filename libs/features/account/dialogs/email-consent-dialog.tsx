import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { restOf } from '@network/core/api/rest-call.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { identity } from '@network/messages/identity.ts';
import { obligations } from '@network/messages/obligations.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { markAnswered, postponeEmailConsent } from '../obligations/answered.ts';

/** The choice about marketing emails: notices report success and failure. It can be postponed. */
export default function EmailConsentDialog({ onClose }: DialogProps<'EmailConsent'>) {
  const t = useMessages(obligations);
  const notices = useMessages(account);
  const flash = useFlash();
  const [wants, setWants] = useState(false);
  const save = useMutation({
    mutationFn: async (emailConsent: boolean, { client }) => {
      const consentHtmlSnippet = identity.emailConsent;
      const { status } = await restOf(client)('/v2/user/email-consent', { emailConsent, consentHtmlSnippet });
      if (status !== 200) throw new Error(`API Request failed with status code ${status}`);
    },
    onSuccess: (_data, _variables, _result, { client }) => {
      markAnswered(client, 'EMAIL_CONSENT');
      flash({ type: 'success', message: notices('flash_email_consent_updated') });
      onClose();
    },
    onError: (failure) =>
      flash({ type: 'error', message: commonFailureText(failure) ?? notices('flash_unknown_error') }),
  });
  const later = () => {
    postponeEmailConsent();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || later()}
      title={t('email.title')}
      description={t('email.text')}
      closeLabel={t('email.later')}
      size="small"
      actions={
        <Button block busy={save.isPending} onClick={() => save.mutate(wants)}>
          {t('email.save')}
        </Button>
      }
    >
      <Checkbox label={identity.emailConsent} checked={wants} onChange={(event) => setWants(event.target.checked)} />
    </Dialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { billingText } from '../../plan-choice/billing-text.ts';
import { MailSignupLinkDocument } from '../api/mail-signup-link.generated.ts';
import { type AddressedWelcome, welcomeInput } from '../welcome-address.ts';
import { MailedLinkScreen, type MailedLinkScreenProps } from './mailed-link-screen.tsx';

export interface MailedLinkProps extends Pick<
  MailedLinkScreenProps,
  'pictures' | 'mailedTo' | 'confirmBy' | 'isTrial'
> {
  readonly welcome: AddressedWelcome;
  /** Called when another link was mailed, maybe to another address. */
  readonly onMailed: () => void;
}

/** The wait for a mailed link, with the calls to the gateway that mail another one. */
export default function MailedLink({ welcome, onMailed, ...shown }: MailedLinkProps) {
  const tenant = useTenant();
  const mail = useMutation(operationMutation(MailSignupLinkDocument));
  return (
    <MailedLinkScreen
      {...shown}
      brand={tenant.name}
      onSend={async (email) => {
        try {
          const input = welcomeInput(tenant, welcome);
          const { mailSignupLink: answer } = await mail.mutateAsync({ input, email });
          if (!answer.success) return { field: answer.field, text: billingText(answer.messageKey) };
          onMailed();
          return null;
        } catch (error) {
          return { field: null, text: errorText(error) };
        }
      }}
    />
  );
}

import { useMessages } from '@network/core/i18n/messages.ts';
import { welcome } from '@network/messages/welcome.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';

/** Says that automatic sign-in failed, with a link to the sign-in form. */
export function SignInInstead({ at }: { readonly at: string }) {
  const t = useMessages(welcome);
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="alert" className="text-pretty">
        {t('autologinFailed')}
      </p>
      <ButtonLink href={at} size="large">
        {t('signIn')}
      </ButtonLink>
    </div>
  );
}

import { useLocation } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { welcome } from '@network/messages/welcome.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';

export interface SignInToContinueScreenProps {
  readonly brand: string;
  readonly signInAt: string;
}

/** Says why a payment's return address has expired or belongs to another browser, with a link to the sign-in form. */
export function SignInToContinueScreen({ brand, signInAt }: SignInToContinueScreenProps) {
  const t = useMessages(welcome);
  return (
    <>
      <HeaderSpace />
      <PageSections className="glow-page">
        <EmptyState
          headingLevel={1}
          icon={<LockKeyhole aria-hidden="true" />}
          title={t('signInToContinue.title')}
          text={t('signInToContinue.text', { brand })}
          action={
            <>
              <ButtonLink href={signInAt} size="large">
                {t('signIn')}
              </ButtonLink>
              <ButtonLink href="/support" size="large" variant="outline">
                {t('support')}
              </ButtonLink>
            </>
          }
        />
      </PageSections>
    </>
  );
}

/** Asks to sign in, and returns to the address of this page. */
export function SignInToContinue(): ReactNode {
  const { name, urls } = useTenant();
  const { pathname, searchStr } = useLocation();
  return <SignInToContinueScreen brand={name} signInAt={loginAddress(urls.members, pathname + searchStr)} />;
}

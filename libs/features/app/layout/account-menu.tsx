import { LogOut } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { layout } from '@network/messages/layout.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';

/** A visitor signs in; a signed-in person sees who they are and signs out, by a form that needs no script. */
export function AccountMenu() {
  const t = useMessages(layout);
  const { profile } = useSession();
  const { urls } = useTenant();
  if (!profile) {
    return (
      <ButtonLink href={loginAddress(urls.members, '/')} size="small">
        {t('signIn')}
      </ButtonLink>
    );
  }
  return (
    <form method="post" action="/oidc/logout" className="flex items-center gap-3">
      <span className="hidden max-w-56 truncate text-small text-muted large:inline">
        {profile.displayName ?? t('account')}
      </span>
      <Button type="submit" variant="outline" size="small">
        <LogOut aria-hidden="true" />
        <span className="max-small:sr-only">{t('signOut')}</span>
      </Button>
    </form>
  );
}

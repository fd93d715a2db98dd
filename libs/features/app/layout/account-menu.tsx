import { LogOut, UserRound } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useJoinLink } from '@network/core/session/use-join-link.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { layout } from '@network/messages/layout.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';

/** A visitor signs in; a signed-in person goes to their account or signs out, by a form that needs no script. */
export function AccountMenu() {
  const t = useMessages(layout);
  const { profile } = useSession();
  const { urls } = useTenant();
  const joinLink = useJoinLink('header');
  if (!profile) {
    return (
      <>
        <ButtonLink href={loginAddress(urls.members, '/')} size="small" variant="quiet">
          {t('signIn')}
        </ButtonLink>
        <ButtonLink {...joinLink} size="small">
          {t('join')}
        </ButtonLink>
      </>
    );
  }
  return (
    <form method="post" action="/oidc/logout" className="flex items-center gap-3">
      <Anchor
        href="/account"
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill text-small text-strong transition-colors hover:bg-hover large:px-3"
      >
        <UserRound aria-hidden="true" className="size-5" />
        <span className="max-w-48 truncate max-large:sr-only">{profile.displayName ?? t('account')}</span>
      </Anchor>
      <Button type="submit" variant="outline" size="small">
        <LogOut aria-hidden="true" />
        <span className="max-small:sr-only">{t('signOut')}</span>
      </Button>
    </form>
  );
}

import { LogOut } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { layout } from '@network/messages/layout.ts';
import { buttonStyle, type ButtonLook } from '@network/ui/button/button-style.ts';

/** Ends the session, by a form that needs no script. `className` takes the place of a button's look. */
export function SignOutButton({ className, ...look }: { readonly className?: string } & ButtonLook) {
  const t = useMessages(layout);
  return (
    <form method="post" action="/oidc/logout">
      <button type="submit" className={className ?? buttonStyle(look)}>
        <LogOut aria-hidden="true" />
        {t('signOut')}
      </button>
    </form>
  );
}

import { LogOut } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { layout } from '@network/messages/layout.ts';
import { buttonStyle, type ButtonLook } from '@network/ui/button/button-style.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';

/** Leads to where a person signs out, here or everywhere. `className` takes the place of a button's look. */
export function SignOutLink({ className, ...look }: { readonly className?: string } & ButtonLook) {
  const t = useMessages(layout);
  return (
    <Anchor href="/sign-out" className={className ?? buttonStyle(look)}>
      <LogOut aria-hidden="true" />
      {t('signOut')}
    </Anchor>
  );
}

import { ChevronDown, UserRound } from 'lucide-react';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { layout } from '@network/messages/layout.ts';
import { HEADER_MENU_ITEM, HeaderMenu, HeaderMenuLinks } from '@network/ui/site-header/header-menu.tsx';
import type { NavigationLink } from '@network/ui/site-header/navigation-link.ts';
import { SignOutLink } from './sign-out-link.tsx';

/** The member's menu: the account, favorites and history, and signing out. */
export function MemberMenu({ links }: { readonly links: readonly NavigationLink[] }) {
  const t = useMessages(layout);
  const { displayName: name, avatar } = useSession().profile ?? {};
  const nobody = <UserRound aria-hidden="true" className="size-5" />;
  return (
    <HeaderMenu
      id="member-menu"
      label={t('memberMenu')}
      triggerClassName="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill text-strong transition-colors hover:bg-hover"
      trigger={
        <>
          <span className="inline-flex size-9 items-center justify-center rounded-pill bg-tint text-accent">
            {avatar ? <Slot name="memberAvatar" avatar={avatar} fallback={nobody} /> : nobody}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 text-muted max-small:hidden" />
        </>
      }
    >
      {name ? <p className="truncate px-3 pt-2 pb-1 text-caption text-muted">{name}</p> : null}
      <HeaderMenuLinks links={links} />
      <hr className="my-1.5 border-subtle" />
      <SignOutLink className={`type-label ${HEADER_MENU_ITEM}`} />
    </HeaderMenu>
  );
}

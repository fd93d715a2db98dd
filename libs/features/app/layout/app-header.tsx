import { useRouter, useRouterState } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { PageContext } from '@network/core/routing/router-context.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { layout } from '@network/messages/layout.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { type NavigationLink, SiteHeader } from '@network/ui/site-header/site-header.tsx';
import { navigationFor } from '../offered.ts';
import { AccountMenu } from './account-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import { Wordmark } from '@network/ui/wordmark/wordmark.tsx';

/** The header of every page: where one is, where else one can go, search, and the person. */
export function AppHeader() {
  const t = useMessages(layout);
  const { name } = useTenant();
  const session = useSession();
  return (
    <SiteHeader
      brand={<Wordmark src="/wordmark.svg" name="" />}
      home={{ href: '/', label: t('home', { brand: name }) }}
      links={useHeaderLinks()}
      labels={{ navigation: t('navigation'), openMenu: t('openNavigation'), closeMenu: t('closeNavigation') }}
      search={
        <>
          <HeaderSearch />
          <Anchor
            href="/search"
            aria-label={t('search.submit')}
            className="inline-flex size-11 items-center justify-center rounded-pill text-strong transition-colors hover:bg-hover medium:hidden"
          >
            <Search aria-hidden="true" className="size-5" />
          </Anchor>
        </>
      }
      account={
        <>
          {session.isAuthenticated ? (
            <span className="hidden shrink-0 small:block">
              <Slot name="headerGems" />
            </span>
          ) : null}
          <AccountMenu />
        </>
      }
    />
  );
}

function useHeaderLinks(): readonly NavigationLink[] {
  const t = useMessages(layout);
  const context: PageContext = useRouter().options.context;
  // Guards and links go by the same session; the component is drawn again when it changes.
  useSession();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return navigationFor('header', context).map((item) => ({
    href: item.to,
    label: t(`links.${item.label as keyof typeof layout.links}`),
    current: pathname === item.to || pathname.startsWith(`${item.to}/`),
  }));
}

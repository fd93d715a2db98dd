import { Search } from 'lucide-react';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { layout } from '@network/messages/layout.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { SiteHeader } from '@network/ui/site-header/site-header.tsx';
import { Wordmark } from '@network/ui/wordmark/wordmark.tsx';
import { MemberMenu } from './member-menu.tsx';
import { useHeaderLinks } from './header-links.ts';
import { HeaderSearch } from './header-search.tsx';
import { SignOutLink } from './sign-out-link.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** The header of every page: the brand, the links, search, and the account. */
export function AppHeader() {
  const t = useMessages(layout);
  const { name } = useTenant();
  const { isAuthenticated } = useSession();
  const own = useHeaderLinks('member');
  return (
    <SiteHeader
      brand={<Wordmark src="/wordmark.svg" name="" />}
      home={{ href: '/', label: t('home', { brand: name }) }}
      links={useHeaderLinks('header')}
      labels={{
        navigation: t('navigation'),
        more: t('more'),
        openMenu: t('openNavigation'),
        closeMenu: t('closeNavigation'),
      }}
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
        isAuthenticated ? (
          <>
            <Slot name="headerGems" />
            <Slot name="headerNotices" />
            <MemberMenu links={own} />
          </>
        ) : (
          <VisitorLinks elm="hdr" size="small" isInBar />
        )
      }
      groups={isAuthenticated ? [{ title: t('memberGroup'), links: own }] : []}
      menuFooter={isAuthenticated ? <SignOutLink variant="outline" block /> : <VisitorLinks elm="mbhdr" block />}
    />
  );
}

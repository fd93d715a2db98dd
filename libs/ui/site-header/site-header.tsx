import { Menu } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';
import { HeaderBar } from './header-bar.tsx';
import { NarrowMenu, type NavigationGroup } from './narrow-menu.tsx';
import type { NavigationLink } from './navigation-link.ts';

export type SiteHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** The wordmark. */
  brand: ReactNode;
  home: { readonly href: string; readonly label: string };
  /** Links in order of importance: the first ones are in the bar, the rest in a menu. */
  links: readonly NavigationLink[];
  labels: {
    readonly navigation: string;
    readonly more: string;
    readonly openMenu: string;
    readonly closeMenu: string;
  };
  search?: ReactNode;
  /** Right end: sign in and join, or the account's menu. */
  account?: ReactNode;
  /** Further links of the narrow menu, in titled groups. */
  groups?: readonly NavigationGroup[];
  /** Under the links of the narrow menu. */
  menuFooter?: ReactNode;
};

const MENU_ID = 'site-menu';

/** The fixed header. All its menus are popovers of the platform and work without any script of ours. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, home, links, labels, search, account, groups = [], menuFooter, className, ...rest } = props;
  return (
    <header
      {...rest}
      className={cx('layer-header header-glass site-header fixed inset-x-0 top-0 border-b border-subtle', className)}
    >
      <div className="mx-auto flex h-header max-w-page items-center gap-3 px-gutter large:gap-6">
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label={labels.openMenu}
          className="-ml-2 inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-strong transition-colors hover:bg-hover boundary:hidden"
        >
          <Menu aria-hidden="true" className="size-6" />
        </button>
        <Anchor href={home.href} aria-label={home.label} className="site-header-brand">
          {brand}
        </Anchor>
        <HeaderBar links={links} label={labels.navigation} more={labels.more} />
        <div className="ml-auto flex shrink-0 items-center justify-end gap-2 medium:gap-3">
          {search}
          {account}
        </div>
      </div>
      <NarrowMenu id={MENU_ID} brand={brand} links={links} groups={groups} labels={labels} footer={menuFooter} />
    </header>
  );
}

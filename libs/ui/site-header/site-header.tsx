import { Menu, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';

export type NavigationLink = { readonly href: string; readonly label: string; readonly current?: boolean };

export type SiteHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** The wordmark. */
  brand: ReactNode;
  home: { readonly href: string; readonly label: string };
  links: readonly NavigationLink[];
  labels: { readonly navigation: string; readonly openMenu: string; readonly closeMenu: string };
  search?: ReactNode;
  /** Right end: sign in and join, or the account's menu. */
  account?: ReactNode;
  /** Under the links of the narrow menu. */
  menuFooter?: ReactNode;
};

const MENU_ID = 'site-menu';

/**
 * The fixed header. The narrow menu is a popover of the platform: it opens, closes by Escape or a touch beside it, and
 * gives focus back without any script of ours.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, home, links, labels, search, account, menuFooter, className, ...rest } = props;
  const menu = useRef<HTMLDivElement>(null);
  return (
    <header
      {...rest}
      className={cx('layer-header header-glass fixed inset-x-0 top-0 border-b border-subtle', className)}
    >
      <div className="mx-auto flex h-header max-w-page items-center gap-3 px-gutter large:gap-8">
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label={labels.openMenu}
          className="-ml-2 inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-strong transition-colors hover:bg-hover boundary:hidden"
        >
          <Menu aria-hidden="true" className="size-6" />
        </button>
        <Anchor href={home.href} aria-label={home.label} className="shrink-0 rounded-badge">
          {brand}
        </Anchor>
        <nav aria-label={labels.navigation} className="hidden min-w-0 boundary:block">
          <ul role="list" className="flex items-center gap-1">
            {links.map((link) => (
              <li key={link.href}>
                <HeaderLink link={link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center justify-end gap-2 medium:gap-3">
          {search}
          {account}
        </div>
      </div>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        data-modal
        className="m-0 h-dvh max-h-none w-[min(24rem,88vw)] border-r border-subtle bg-surface text-strong opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-settle backdrop:bg-scrim open:translate-x-0 open:opacity-100 starting:open:-translate-x-8 starting:open:opacity-0 not-open:-translate-x-8"
      >
        <div className="flex min-h-full flex-col gap-6 px-5 py-3">
          <div className="flex items-center justify-between">
            {brand}
            <button
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              aria-label={labels.closeMenu}
              className="-mr-2 inline-flex size-11 items-center justify-center rounded-pill hover:bg-hover"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <nav aria-label={labels.navigation}>
            <ul role="list" className="flex flex-col">
              {links.map((link) => (
                <li key={link.href} className="border-b border-subtle">
                  <Anchor
                    href={link.href}
                    onClick={() => menu.current?.hidePopover()}
                    aria-current={link.current ? 'page' : undefined}
                    className="type-display flex min-h-14 items-center text-title-3 transition-colors hover:text-accent aria-[current=page]:text-accent"
                  >
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {menuFooter ? <div className="mt-auto flex flex-col gap-3 pb-6">{menuFooter}</div> : null}
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ link }: { link: NavigationLink }) {
  return (
    <Anchor
      href={link.href}
      aria-current={link.current ? 'page' : undefined}
      className={cx(
        'type-label relative inline-flex min-h-11 items-center rounded-badge px-3 text-small whitespace-nowrap text-muted transition-colors hover:text-strong',
        'after:absolute after:inset-x-3 after:bottom-2 after:h-0.5 after:origin-left after:scale-x-0 after:bg-accent after:transition-[scale] after:duration-settle hover:after:scale-x-100',
        'aria-[current=page]:text-strong aria-[current=page]:after:scale-x-100',
      )}
    >
      {link.label}
    </Anchor>
  );
}

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';
import type { NavigationLink } from './navigation-link.ts';

export type HeaderMenuProps = {
  /** Id of the panel; unique on the page. */
  id: string;
  /** The content of the button. */
  trigger: ReactNode;
  /** The button's accessible name when its content has none. */
  label?: string | undefined;
  triggerClassName?: string | undefined;
  children: ReactNode;
};

/**
 * A button with a panel below it. It is a native popover: it opens, closes by Escape or a touch outside, and returns
 * the focus without scripts. Where the browser does not support anchors it is at the header's right end.
 */
export function HeaderMenu({ id, trigger, label, triggerClassName, children }: HeaderMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a,[data-leave]')) panel.current?.hidePopover();
  };
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className={triggerClassName}>
        {trigger}
      </button>
      <div ref={panel} id={id} popover="auto" onClickCapture={leave} className="header-menu header-menu-panel">
        {children}
      </div>
    </>
  );
}

/** The style of the items in such a panel: links and buttons. */
export const HEADER_MENU_ITEM = 'menu-entry';

export type HeaderMenuLink = NavigationLink & { readonly icon?: ReactNode; readonly className?: string | undefined };

/** The links of such a panel, one below the other. */
export function HeaderMenuLinks({ links }: { readonly links: readonly HeaderMenuLink[] }) {
  return (
    <ul role="list">
      {links.map((link) => (
        <li key={link.href} className={link.className}>
          <Anchor
            href={link.href}
            aria-current={link.current ? 'page' : undefined}
            className={cx(HEADER_MENU_ITEM, link.icon === undefined && 'type-label')}
          >
            {link.icon}
            {link.label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

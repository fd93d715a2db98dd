import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Anchor } from '../link/anchor.tsx';
import type { NavigationLink } from './navigation-link.ts';

export type NavigationGroup = { readonly title: string; readonly links: readonly NavigationLink[] };

export type NarrowMenuProps = {
  id: string;
  brand: ReactNode;
  links: readonly NavigationLink[];
  groups: readonly NavigationGroup[];
  labels: { readonly navigation: string; readonly closeMenu: string };
  footer?: ReactNode;
};

/** All links of the site in a sheet, for screens too narrow for a bar. */
export function NarrowMenu({ id, brand, links, groups, labels, footer }: NarrowMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const leave = () => menu.current?.hidePopover();
  return (
    <div ref={menu} id={id} popover="auto" data-modal className="narrow-menu">
      <div className="flex min-h-full flex-col gap-6 px-5 py-3">
        <div className="flex items-center justify-between">
          {brand}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={labels.closeMenu}
            className="-mr-2 inline-flex size-11 items-center justify-center rounded-pill hover:bg-hover"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav aria-label={labels.navigation} className="flex flex-col gap-6">
          <ul role="list" className="flex flex-col">
            {links.map((link) => (
              <li key={link.href} className="border-b border-subtle">
                <Anchor
                  href={link.href}
                  onClick={leave}
                  aria-current={link.current ? 'page' : undefined}
                  className="narrow-entry"
                >
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
          {groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <p className="type-label pb-1 text-caption text-muted">{group.title}</p>
              <ul role="list" className="flex flex-col">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Anchor
                      href={link.href}
                      onClick={leave}
                      aria-current={link.current ? 'page' : undefined}
                      className="flex min-h-11 items-center text-body transition-colors hover:text-accent aria-[current=page]:text-accent"
                    >
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        {footer ? <div className="mt-auto flex flex-col gap-3 pb-6">{footer}</div> : null}
      </div>
    </div>
  );
}

import { ChevronDown } from 'lucide-react';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';
import { barRoom } from './bar-room.ts';
import { HeaderMenu, HeaderMenuLinks } from './header-menu.tsx';
import type { NavigationLink } from './navigation-link.ts';

const LABEL =
  'type-label relative inline-flex min-h-11 items-center gap-1.5 rounded-badge px-3 text-small whitespace-nowrap text-muted transition-colors hover:text-strong';

export type HeaderBarProps = {
  readonly links: readonly NavigationLink[];
  readonly label: string;
  readonly more: string;
};

/** The links of the wide header, as many as fit; the rest is in a menu. */
export function HeaderBar({ links, label, more }: HeaderBarProps) {
  const rooms = barRoom(links.map((link) => link.label));
  const rest = links.map((link, index) => ({ ...link, className: rooms[index]?.inRest }));
  const last = rest.at(-1);
  return (
    <nav aria-label={label} className="@container/bar hidden min-w-0 flex-1 boundary:block">
      <ul role="list" className="flex items-center gap-1">
        {links.map((link, index) => {
          const inBar = rooms[index]?.inBar;
          return inBar ? (
            <li key={link.href} className={inBar}>
              <BarLink link={link} />
            </li>
          ) : null;
        })}
        {last ? (
          <li className={last.className}>
            <HeaderMenu
              id="site-more"
              triggerClassName={LABEL}
              trigger={
                <>
                  {more}
                  <ChevronDown aria-hidden="true" className="size-4" />
                </>
              }
            >
              <HeaderMenuLinks links={rest} />
            </HeaderMenu>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function BarLink({ link }: { link: NavigationLink }) {
  return (
    <Anchor
      href={link.href}
      aria-current={link.current ? 'page' : undefined}
      className={cx(
        LABEL,
        'after:absolute after:inset-x-3 after:bottom-2 after:h-0.5 after:origin-left after:scale-x-0 after:bg-accent after:transition-[scale] after:duration-settle hover:after:scale-x-100',
        'aria-[current=page]:text-strong aria-[current=page]:after:scale-x-100',
      )}
    >
      {link.label}
    </Anchor>
  );
}

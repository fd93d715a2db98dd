import { ChevronDown } from 'lucide-react';
import { Anchor } from '../link/anchor.tsx';
import { barRoom } from './bar-room.ts';
import { HeaderMenu, HeaderMenuLinks } from './header-menu.tsx';
import type { NavigationLink } from './navigation-link.ts';

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
              triggerClassName="bar-label"
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
    <Anchor href={link.href} aria-current={link.current ? 'page' : undefined} className="bar-label bar-link">
      {link.label}
    </Anchor>
  );
}

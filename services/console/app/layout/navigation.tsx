import { Link } from '@tanstack/react-router';
import { PanelsTopLeft } from 'lucide-react';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { areas } from './areas.ts';
import { useSession } from './use-session.ts';

/** The pages that the role may open, by area; on narrow windows their pictures alone. */
export function Navigation() {
  const session = useSession();
  const shown = areas
    .map((area) => ({ ...area, entries: area.entries.filter(({ scope }) => may(session, scope)) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav
      aria-label={words.navigation.label}
      className="sticky top-0 flex h-dvh w-(--console-rail) shrink-0 flex-col gap-6 overflow-y-auto border-r border-subtle bg-surface px-2 py-4 large:w-(--console-sidebar) large:px-3"
    >
      <Link to="/" className="flex items-center gap-2 px-3 py-1 font-semibold max-large:justify-center max-large:px-0">
        <PanelsTopLeft aria-hidden="true" className="size-5 text-accent" />
        <span className="max-large:sr-only">{words.product}</span>
      </Link>
      {shown.map(({ heading, entries }) => (
        <div key={heading} className="flex flex-col gap-1">
          <h2 className="px-3 text-caption font-semibold text-muted max-large:sr-only">{heading}</h2>
          <ul className="flex flex-col gap-0.5">
            {entries.map(({ href, label, icon: Icon }) => (
              <li key={href}>
                <Link
                  to={href}
                  title={label}
                  activeProps={{ 'aria-current': 'page' }}
                  className="flex min-h-9 items-center gap-3 rounded-control px-3 text-body text-muted transition-colors hover:bg-raised hover:text-strong aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-accent max-large:justify-center max-large:px-0 pointer-coarse:min-h-11"
                >
                  <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                  <span className="max-large:sr-only">{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

import { Link } from '@tanstack/react-router';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { areas } from './areas.ts';
import { OpeningList } from './opening-list.tsx';
import { PageFrame } from './page-frame.tsx';
import { useSession } from './use-session.ts';

const texts = words.home;

/** The start: what the network lacks before it opens, and every page that the role may open. */
export function HomePage() {
  const session = useSession();
  const entries = areas.flatMap((area) => area.entries.filter(({ scope }) => may(session, scope)));
  return (
    <PageFrame title={texts.title} text={texts.text(words.roles[session.role])}>
      {may(session, 'content:read') ? <OpeningList /> : null}
      {entries.length === 0 ? <p className="text-muted">{texts.nothing}</p> : null}
      <ul className="grid gap-3 medium:grid-cols-2 xlarge:grid-cols-3">
        {entries.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link
              to={href}
              className="flex items-center gap-3 rounded-card border-line border-subtle bg-surface p-4 font-semibold transition-colors hover:border-outline"
            >
              <Icon aria-hidden="true" className="size-5 text-accent" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}

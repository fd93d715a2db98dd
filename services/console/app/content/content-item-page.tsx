import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage, MissingPage, RefusedPage } from '../layout/plain-pages.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { useSession } from '../layout/use-session.ts';
import { uploads } from '../messages/uploads.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { MediaOfFilm } from '../uploads/media-of-film.tsx';
import { itemQuery } from './content-calls.ts';
import { StateMark, titleOf } from './content-columns.tsx';
import { ContentForm } from './content-form.tsx';
import type { ContentSection } from './content-sections.ts';
import { PublishedLinks } from './published-links.tsx';
import { PublishingPanel } from './publishing-panel.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';
import { useSection } from './use-section.ts';

/** One item: its form, what people see of it, and its versions. */
export function ContentItemPage() {
  const section = useSection();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  return id === 'new' ? <NewItem section={section} /> : <Item key={id} section={section} id={id} />;
}

function Item({ section: { kind, path, label }, id }: { section: ContentSection; id: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const { data: item, error, refetch } = useQuery(itemQuery(kind, id));
  if (isPageLost(error, item)) return <FailedPage error={error} reset={() => void refetch()} />;
  if (item === undefined) {
    return (
      <PageFrame title={words.loading}>
        <Skeleton shape="block" />
      </PageFrame>
    );
  }
  if (item === null) return <MissingPage />;
  const mayWrite = may(session, 'content:write');
  const hasMedia = kind === 'film' && may(session, 'media:write');
  const address = item.film?.address ?? null;
  return (
    <PageFrame
      title={titleOf(item)}
      mark={<StateMark {...item} />}
      trail={<Trail path={path} label={label} />}
      actions={hasMedia ? <MediaLink filmId={id} /> : null}
    >
      <div className="grid items-start gap-6 boundary:grid-cols-(--console-form)">
        <ContentForm kind={kind} item={item} mayWrite={mayWrite} onSaved={() => undefined} />
        <div className="flex flex-col gap-6">
          {address === null ? null : (
            <p className="text-small text-muted">{words.content.publishing.filmAddress(address)}</p>
          )}
          <PublishedLinks item={item} />
          <PublishingPanel
            item={item}
            mayWrite={mayWrite}
            mayPublish={may(session, 'content:publish')}
            onDeleted={() => void navigate({ href: path })}
            media={hasMedia ? <MediaOfFilm filmId={id} path={uploadsPath(id)} /> : null}
          />
          <VersionsPanel kind={kind} id={id} path={`${path}/${encodeURIComponent(id)}/versions`} />
        </div>
      </div>
    </PageFrame>
  );
}

const uploadsPath = (filmId: string): string =>
  `/uploads?for=${encodeURIComponent(filmId)}&film=${encodeURIComponent(filmId)}`;

/** Leads to the uploads of a film. */
function MediaLink({ filmId }: { filmId: string }) {
  return (
    <Link to={uploadsPath(filmId) as '/'} className={buttonStyle({ variant: 'outline', size: 'small' })}>
      {uploads.media}
    </Link>
  );
}

function NewItem({ section: { kind, path, label } }: { section: ContentSection }) {
  const navigate = useNavigate();
  if (!may(useSession(), 'content:write')) return <RefusedPage />;
  return (
    <PageFrame title={words.content.new[kind]} trail={<Trail path={path} label={label} />}>
      <ContentForm
        kind={kind}
        item={null}
        mayWrite
        onSaved={({ id }) => void navigate({ href: `${path}/${encodeURIComponent(id)}`, replace: true })}
      />
    </PageFrame>
  );
}

function Trail({ path, label }: { path: string; label: string }) {
  return (
    <Link to={path} className="self-start text-small text-muted hover:text-strong">
      {label}
    </Link>
  );
}

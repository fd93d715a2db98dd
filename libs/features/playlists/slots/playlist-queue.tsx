import { ListVideo, SkipBack, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { operationQuery } from '@network/core/api/operation-query.ts';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { playlists } from '@network/messages/playlists.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { type FilmOfPlaceFragment, PlaylistPlaceDocument } from '../api/playlist-place.generated.ts';
import { filmAddress } from '../film-address.ts';
import { useNextAfterTheEnd } from './use-next-after-the-end.ts';

const STEP =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-strong transition-colors hover:bg-hover hover:text-accent';

/** The list that a film is played from: where one is in it, and the way on. Its place is reserved while it loads. */
export default function PlaylistQueue({ list, videoId }: SlotCatalogue['playlistQueue']) {
  const t = useMessages(playlists);
  const { isAuthenticated } = useSession();
  const query = useQuery(operationQuery(PlaylistPlaceDocument, { list, videoId }));
  const place = query.data?.playlistPlace;
  const addressOf = (film: FilmOfPlaceFragment) => filmAddress(film, list, isAuthenticated);
  useNextAfterTheEnd(place?.next ? addressOf(place.next) : null);
  if (!place) return query.isPending ? <Frame /> : null;
  const { name, number, total, previous, next } = place;
  return (
    <Frame label={t('queue.label')}>
      <ListVideo aria-hidden="true" className="size-5 shrink-0 text-accent max-medium:hidden" />
      <p className="flex min-w-0 flex-1 flex-col">
        <span className="truncate text-small text-muted">
          {name} · {t('queue.place', { number, total })}
        </span>
        {next ? (
          <Anchor href={addressOf(next)} className="truncate text-strong hover:text-accent">
            {t('queue.next', { name: next.title })}
          </Anchor>
        ) : (
          <span className="truncate text-strong">{t('queue.last')}</span>
        )}
      </p>
      {previous ? (
        <Anchor href={addressOf(previous)} aria-label={t('queue.previous', { name: previous.title })} className={STEP}>
          <SkipBack aria-hidden="true" className="size-5" />
        </Anchor>
      ) : null}
      {next ? (
        <Anchor href={addressOf(next)} aria-hidden="true" tabIndex={-1} className={STEP}>
          <SkipForward aria-hidden="true" className="size-5" />
        </Anchor>
      ) : null}
    </Frame>
  );
}

function Frame({ label, children }: { readonly label?: string; readonly children?: ReactNode }) {
  return (
    <nav
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className="flex h-18 w-full items-center gap-4 rounded-card border-line border-subtle bg-surface px-4"
    >
      {children}
    </nav>
  );
}

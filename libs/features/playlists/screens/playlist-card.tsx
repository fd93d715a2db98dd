import { Link2, ListVideo, LockKeyhole } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { playlists } from '@network/messages/playlists.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import type { PlaylistCardFragment } from '../api/playlists-page.generated.ts';
import { playlistFacts } from '../run-length.ts';

const MOSAIC_FROM = 4;

/** The card of a list: its first films as one picture, its name, and whether anybody else can see it. */
export function PlaylistCard({ playlist }: { readonly playlist: PlaylistCardFragment }) {
  const t = useMessages(playlists);
  const { playlistId, name, shareToken } = playlist;
  return (
    <article className="group/card media-card">
      <div className="media-card-frame">
        <Covers covers={playlist.covers} />
        <p className="media-card-corner">
          <Badge tone="media">
            {shareToken === null ? <LockKeyhole aria-hidden="true" /> : <Link2 aria-hidden="true" />}
            {t(shareToken === null ? 'private' : 'shared')}
          </Badge>
        </p>
      </div>
      <div className="media-card-text">
        <h2 className="media-card-title">
          <Anchor href={`/playlists/${playlistId}`} className="media-card-link">
            {name}
          </Anchor>
        </h2>
        <p className="text-small text-muted">{playlistFacts(playlist)}</p>
      </div>
    </article>
  );
}

/** Four pictures in a square of squares; fewer films show their first one. */
function Covers({ covers }: Pick<PlaylistCardFragment, 'covers'>) {
  if (covers.length === 0) {
    return (
      <span className="flex size-full items-center justify-center bg-raised text-muted">
        <ListVideo aria-hidden="true" className="size-10 stroke-[1.25]" />
      </span>
    );
  }
  const isMosaic = covers.length >= MOSAIC_FROM;
  return (
    <span className={cx('grid size-full gap-px overflow-hidden', isMosaic && 'grid-cols-2 grid-rows-2')}>
      {covers.slice(0, isMosaic ? MOSAIC_FROM : 1).map(({ videoId, images }) => (
        <Picture
          key={videoId}
          source={images.listing}
          alt=""
          sizes={isMosaic ? '(min-width: 1024px) 15vw, 46vw' : GRID_SIZES.media}
          imageClassName="media-card-image"
        />
      ))}
    </span>
  );
}

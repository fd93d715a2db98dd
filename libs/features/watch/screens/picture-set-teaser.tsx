import { Images } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { watch } from '@network/messages/watch.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import type { WatchVideo } from '../queries.ts';

/** Says that the film has a picture set, and leads signed-in people there; nothing where it has none. */
export function PictureSetTeaser({
  video,
}: {
  readonly video: Pick<WatchVideo, 'slug' | 'channel' | 'picturesInSet' | 'images'>;
}) {
  const t = useMessages(watch);
  const { isAuthenticated } = useSession();
  if (video.picturesInSet === 0) return null;
  const title = t('pictures.title', { count: video.picturesInSet });
  const href = video.channel
    ? `/channels/${video.channel.slug}/picturesets/${video.slug}`
    : `/pictureset/${video.slug}`;
  return (
    <div className="group/set relative flex items-center gap-5 overflow-hidden rounded-panel border-line border-subtle bg-surface pr-6">
      <div className="aspect-portrait w-28 shrink-0">
        <Picture source={video.images.portrait} alt="" sizes="7rem" />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <Images aria-hidden="true" className="mb-1 size-5 text-accent" />
        <p className="type-display text-title-4">
          {isAuthenticated ? (
            <Anchor href={href} className="transition-colors group-hover/set:text-accent after:absolute after:inset-0">
              {title}
            </Anchor>
          ) : (
            title
          )}
        </p>
        <p className="text-small text-muted">{t('pictures.text')}</p>
      </div>
    </div>
  );
}

import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { watch } from '@network/messages/watch.ts';
import { PictureSetCard } from '../../entity-cards/picture-set-card.tsx';
import type { WatchVideo } from '../queries.ts';

/** Shows that the film has a picture set, with a link for signed-in people; nothing without one. */
export function PictureSetTeaser({
  video,
}: {
  readonly video: Pick<WatchVideo, 'slug' | 'channel' | 'picturesInSet' | 'images'>;
}) {
  const t = useMessages(watch);
  const { isAuthenticated } = useSession();
  if (video.picturesInSet === 0) return null;
  const href = video.channel
    ? `/channels/${video.channel.slug}/picturesets/${video.slug}`
    : `/pictureset/${video.slug}`;
  return (
    <PictureSetCard
      title={t('pictures.title', { count: video.picturesInSet })}
      text={t('pictures.text')}
      picture={video.images.portrait}
      href={isAuthenticated ? href : undefined}
    />
  );
}

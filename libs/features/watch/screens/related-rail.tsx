import { useMessages } from '@network/core/i18n/messages.ts';
import { watch } from '@network/messages/watch.ts';
import type { FilmPageComposition } from '@network/tenant/tenant-schema.ts';
import { SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { VideoShelf } from '../../entity-cards/video-shelf.tsx';
import type { WatchVideo } from '../queries.ts';

/** The row in a column at the right, and as a strip of small frames; below everything it is a row like any other. */
const LOOKS = {
  right: { className: 'row-beside', sizes: `(width>=1248px)12vw,${SHELF_SIZES.media}` },
  strip: { className: 'row-strip', sizes: SHELF_SIZES.portrait },
  below: {},
} as const;

export interface RelatedRailProps {
  readonly videos: WatchVideo['relatedVideos'];
  readonly place: FilmPageComposition['rail'];
}

/** Related films, where the brand has them. */
export function RelatedRail({ videos, place }: RelatedRailProps) {
  const t = useMessages(watch);
  return <VideoShelf title={t('related.title')} videos={videos} {...LOOKS[place]} isInSight={place !== 'below'} />;
}

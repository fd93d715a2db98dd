import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import { reels as texts } from '@network/messages/reels.ts';
import { Sheet } from '@network/ui/sheet/sheet.tsx';
import { toVideoSubject } from '../../entity-cards/video-subject.ts';
import type { FeedReel } from '../use-reel-feed.ts';

export interface ReelCommentsProps {
  readonly reel: FeedReel;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The comments on the film of a reel, while the reel continues beside them. */
export default function ReelComments({ reel, isOpen, onOpenChange }: ReelCommentsProps) {
  const t = useMessages(texts);
  const { video } = reel;
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange} title={video.title} closeLabel={t('comments.close')}>
      <Slot
        name="videoComments"
        video={{ subject: toVideoSubject(video), slug: video.slug, commentCount: video.commentCount }}
        focusCommentId={null}
        isPanel
        missing={neededPart}
      />
    </Sheet>
  );
}

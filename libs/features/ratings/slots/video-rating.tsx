import { Star } from 'lucide-react';
import { videoSubject } from '@network/access/subjects.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { ratings } from '@network/messages/ratings.ts';
import { RATING_MAX } from '@network/tenant/constants.ts';
import { Button } from '@network/ui/button/button.tsx';
import { SteadyLabel } from '@network/ui/button/steady-label.tsx';
import { videoReviewQuery } from '../use-rating.ts';

/** The viewer's rating of a film and the way to change it: a full review on brands with reviews, stars elsewhere. */
export default function VideoRating({ video }: SlotCatalogue['videoRating']) {
  const t = useMessages(ratings);
  const dialogs = useDialogs();
  const { ability } = useSession();
  const mayRate = ability.can('rate', videoSubject('video', video.subject));
  // A review begins with the overall rating.
  const mayReview = mayRate && ability.can('update', videoSubject('expertReviewModal', video.subject));
  const { data } = useQuery({ ...videoReviewQuery(video.slug), enabled: mayRate });
  if (!mayRate) return null;
  const { slug, title } = video;
  const own = data?.video?.userVideoReview?.rating;
  const [unrated, widest] = [t(mayReview ? 'review' : 'rate'), t('yours', { rating: String(RATING_MAX) })];
  const options = { videoId: video.subject.videoId, slug, title };
  return (
    <Button variant="outline" onClick={() => dialogs.open(mayReview ? 'ExpertReview' : 'Rating', options)}>
      <Star aria-hidden="true" className={own === undefined ? undefined : 'fill-current text-accent'} />
      {/* The page is there before the person's own rating. */}
      <SteadyLabel
        label={own === undefined ? unrated : t('yours', { rating: String(own) })}
        others={[unrated, widest]}
      />
    </Button>
  );
}

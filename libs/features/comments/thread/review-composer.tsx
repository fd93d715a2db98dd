import { useState } from 'react';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { comments } from '@network/messages/comments.ts';
import { RATING_MAX } from '@network/tenant/constants.ts';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { OwnRatingDocument } from '../api/comments.generated.ts';
import { Composer } from './composer.tsx';
import type { SendOutcome } from './send-comment.ts';

export interface ReviewComposerProps {
  readonly draftKey: string;
  /** Slug of the film. */
  readonly slug: string;
  readonly needsName: boolean;
  /** `shownRating` is null where the comment shows none. */
  readonly send: (text: string, shownRating: number | null) => Promise<SendOutcome>;
}

/**
 * Where a thread is begun. A person who has rated the film may show the rating with the comment, which makes a review
 * of it.
 */
export function ReviewComposer({ draftKey, slug, needsName, send }: ReviewComposerProps) {
  const t = useMessages(comments);
  const [isWriting, setWriting] = useState(false);
  const [isShown, setShown] = useState(false);
  const { data } = useQuery({ ...operationQuery(OwnRatingDocument, { slug }), enabled: isWriting });
  const rating = data?.video?.userVideoReview?.rating ?? null;
  return (
    <div onFocus={() => setWriting(true)}>
      <Composer
        draftKey={draftKey}
        answered={null}
        needsName={needsName}
        send={(text) => send(text, isShown ? rating : null)}
        besides={
          rating === null ? null : (
            <Checkbox
              label={t('compose.showRating', { rating: String(rating), maximum: String(RATING_MAX) })}
              checked={isShown}
              onChange={(event) => setShown(event.target.checked)}
            />
          )
        }
      />
    </div>
  );
}

import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { ratingFigure } from '@network/core/i18n/rating-figure.ts';
import { ratings } from '@network/messages/ratings.ts';
import { RATING_MAX } from '@network/tenant/constants.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { keyOf, OVERALL, useRating } from '../use-rating.ts';
import { StarRow } from './star-row.tsx';

/** Rates a film, 0 to 10. */
export default function RatingDialog({ options, onClose }: DialogProps<'Rating'>) {
  const t = useMessages(ratings);
  const { rated, pending, rate } = useRating(options, false);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('dialog.title', { title: options.title })}
      description={
        typeof rated?.rating !== 'number'
          ? t('summary.nobody')
          : t('summary.members', { rating: ratingFigure(rated.rating), count: rated.ratingCount })
      }
      closeLabel={t('dialog.close')}
      actions={<Button onClick={onClose}>{t('dialog.done')}</Button>}
    >
      <StarRow
        name="overall"
        legend={t('dialog.overall')}
        maximum={RATING_MAX}
        value={pending[keyOf(OVERALL)] ?? rated?.userVideoReview?.rating ?? null}
        isSaving={keyOf(OVERALL) in pending}
        onRate={(rating) => rate(OVERALL, rating)}
      />
    </Dialog>
  );
}

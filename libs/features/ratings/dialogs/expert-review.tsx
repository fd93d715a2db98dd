import type { ReactNode } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { ratings } from '@network/messages/ratings.ts';
import { RATING_MAX, RATING_PROPERTY_MAX, REVIEW_PROPERTIES } from '@network/tenant/constants.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { keyOf, OVERALL, type RatedPart, useRating } from '../use-rating.ts';
import { StarRow } from './star-row.tsx';

/** Reviews a film: the whole from 0 to 10, its parts and performers from 0 to 5. */
export default function ExpertReviewDialog({ options, onClose }: DialogProps<'ExpertReview'>) {
  const t = useMessages(ratings);
  const { rated, pending, rate } = useRating(options, true);
  const own = rated?.userVideoReview;
  const row = (part: RatedPart, legend: string, maximum: number, value: number | undefined) => (
    <StarRow
      key={keyOf(part)}
      name={keyOf(part)}
      legend={legend}
      maximum={maximum}
      value={pending[keyOf(part)] ?? value ?? null}
      isSaving={keyOf(part) in pending}
      onRate={(rating) => rate(part, rating)}
    />
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('dialog.reviewTitle', { title: options.title })}
      description={t('dialog.reviewText')}
      closeLabel={t('dialog.close')}
      actions={<Button onClick={onClose}>{t('dialog.done')}</Button>}
    >
      {row(OVERALL, t('dialog.overall'), RATING_MAX, own?.rating)}
      <Part title={t('dialog.parts')}>
        {REVIEW_PROPERTIES.map((type) =>
          row({ type, slug: null }, t(`properties.${type}`), RATING_PROPERTY_MAX, find(own?.properties, type)),
        )}
      </Part>
      {rated && rated.models.length > 0 ? (
        <Part title={t('dialog.performers')}>
          {rated.models.map(({ slug, name }) =>
            row({ type: 'model', slug }, name, RATING_PROPERTY_MAX, find(own?.models, slug)),
          )}
        </Part>
      ) : null}
    </Dialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t border-subtle pt-5">
      <h3 className="type-label text-caption text-muted">{title}</h3>
      <div className="grid gap-x-8 gap-y-4 medium:grid-cols-2">{children}</div>
    </section>
  );
}

function find(
  parts: readonly { readonly subject: string; readonly rating: number }[] | undefined,
  subject: string,
): number | undefined {
  return parts?.find((part) => part.subject === subject)?.rating;
}

import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { performers } from '@network/messages/performers.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import type { PerformerPageQuery } from '../api/performer-page.generated.ts';

export interface PerformerFactsProps {
  readonly performer: NonNullable<PerformerPageQuery['performer']>;
}

/** The known facts about a performer; unknown ones leave no gap. */
export function PerformerFacts({ performer }: PerformerFactsProps) {
  const t = useMessages(performers);
  const facts: readonly (readonly [string, string | null])[] = [
    [
      t('page.rating'),
      performer.rating === null ? null : t('page.ratingValue', { rating: performer.rating.toFixed(1) }),
    ],
    [t('page.birthplace'), performer.birthplace],
    [
      t('page.height'),
      performer.heightInCentimetres === null
        ? null
        : t('page.heightValue', { centimetres: performer.heightInCentimetres }),
    ],
    [t('page.activeSince'), performer.activeSince === null ? null : formatDate(performer.activeSince)],
    [t('page.sites'), performer.sites.map((site) => site.name).join(', ') || null],
  ];
  return (
    <div className="flex flex-col gap-6">
      <dl aria-label={t('page.facts')} className="flex flex-wrap gap-x-10 gap-y-4">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="flex flex-col gap-1">
              <dt className="type-label text-caption text-muted">{name}</dt>
              <dd className="text-body text-strong">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {performer.tags.length > 0 ? (
        <p className="flex flex-wrap gap-2">
          {performer.tags.map((tag) => (
            <Badge key={tag.slug} tone="outline">
              {tag.name}
            </Badge>
          ))}
        </p>
      ) : null}
    </div>
  );
}

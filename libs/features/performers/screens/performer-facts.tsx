import type { ReactNode } from 'react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { ratingFigure } from '@network/core/i18n/rating-figure.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { facets } from '@network/messages/facets.ts';
import { performers } from '@network/messages/performers.ts';
import type { FacetName } from '@network/tenant/facets.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Link } from '@network/ui/link/link.tsx';
import type { PerformerPageQuery } from '../api/performer-page.generated.ts';
import { facetLabel } from '../../listing/facets/facet-label.ts';

export interface PerformerFactsProps {
  readonly performer: NonNullable<PerformerPageQuery['performer']>;
}

/** The known facts about a performer; unknown ones leave no gap. */
export function PerformerFacts({ performer }: PerformerFactsProps) {
  const t = useMessages(performers);
  const { rating, heightInCentimetres: height, activeSince } = performer;
  const alike = (name: 'nationality' | 'hair' | 'eyes') => {
    const value = performer[name];
    return value === null ? null : <Alike name={name} value={value} sex={performer.sex} />;
  };
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('page.rating'), rating === null ? null : t('page.ratingValue', { rating: ratingFigure(rating) })],
    [t('page.filmCount'), performer.videoCount],
    [t('page.birthplace'), performer.birthplace],
    [t('page.nationality'), alike('nationality')],
    [t('page.hair'), alike('hair')],
    [t('page.eyes'), alike('eyes')],
    [t('page.height'), height === null ? null : t('page.heightValue', { centimetres: height })],
    [t('page.activeSince'), activeSince === null ? null : formatDate(activeSince)],
    [t('page.sites'), performer.sites.map((site) => site.name).join(', ') || null],
  ];
  return (
    <div className="flex flex-col gap-6">
      <dl
        aria-label={t('page.facts')}
        className="grid grid-cols-2 gap-x-8 gap-y-4 small:grid-cols-3 boundary:grid-cols-4"
      >
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="flex min-w-0 flex-col gap-1">
              <dt className="type-label text-caption text-muted">{name}</dt>
              <dd className="text-body text-strong">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {performer.tags.length > 0 ? (
        <ul role="list" aria-label={t('page.tags')} className="flex flex-wrap gap-2">
          {performer.tags.map((tag) => (
            <li key={tag.slug}>
              <Badge tone="outline">{tag.name}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface AlikeProps {
  readonly name: Extract<FacetName, 'nationality' | 'hair' | 'eyes'>;
  readonly value: string;
  readonly sex: string;
}

/** A fact that leads to the performers who share it, where performers can be found by it. */
function Alike({ name, value, sex }: AlikeProps) {
  const t = useMessages(performers);
  const facet = useMessages(facets);
  const { features } = useTenant();
  const label = facetLabel(name, value);
  if (!features.facetedSearch) return label;
  const fact = facet(`group.${name}`);
  return (
    <Link
      tone="plain"
      href={`/performers?sex=${sex}&${name}=${value}`}
      aria-label={t('page.findAlike', { fact, value: label })}
    >
      {label}
    </Link>
  );
}

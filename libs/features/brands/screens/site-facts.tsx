import type { ReactNode } from 'react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { BrandBannerFragment } from '@network/graphql/fragments/brand-banner.generated.ts';
import { brands as texts } from '@network/messages/brands.ts';

/** A site in its own words, and in figures, under its color. */
export function SiteFacts({ brand }: { readonly brand: BrandBannerFragment }) {
  const t = useMessages(texts);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('site.facts.films'), t('site.facts.count', { count: brand.videoCount })],
    [t('site.facts.performers'), t('site.facts.count', { count: brand.performerCount })],
    [t('site.facts.since'), formatDate(brand.launchedOn)],
  ];
  return (
    <div
      className="grid gap-6 border-l-4 border-outline pl-5 large:grid-cols-2 large:items-center large:gap-12"
      style={brand.color === null ? undefined : { borderLeftColor: brand.color }}
    >
      {brand.description === null ? null : (
        <p className="max-w-prose text-lead text-pretty text-strong">{brand.description}</p>
      )}
      <dl aria-label={t('site.facts.label', { site: brand.name })} className="flex flex-wrap gap-x-10 gap-y-4">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse gap-1">
            <dt className="type-label text-caption text-muted">{name}</dt>
            <dd className="type-display text-title-3 text-strong tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

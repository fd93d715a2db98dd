import { useMessages } from '@network/core/i18n/messages.ts';
import { awards } from '@network/messages/awards.ts';
import type { AwardsPageQuery } from '../api/awards-page.generated.ts';

/** A brand's awards in figures; what there is none of is left out. */
export function AwardFacts({ facts }: { readonly facts: AwardsPageQuery['awards']['facts'] }) {
  const t = useMessages(awards);
  const { wins, nominations, festivals, since } = facts;
  const counted = (count: number) => (count === 0 ? null : t('facts.count', { count }));
  const figures: readonly (readonly [string, string | null])[] = [
    [t('facts.wins', { count: wins }), counted(wins)],
    [t('facts.nominations', { count: nominations }), counted(nominations)],
    [t('facts.festivals', { count: festivals }), counted(festivals)],
    [t('facts.since'), since === null ? null : String(since)],
  ];
  return (
    <dl
      aria-label={t('facts.label')}
      className="flex flex-wrap gap-x-12 gap-y-6 rounded-panel border-line border-subtle bg-surface p-6 medium:gap-x-20 medium:p-8"
    >
      {figures.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className="flex flex-col-reverse gap-1">
            <dt className="type-label text-caption text-muted">{name}</dt>
            <dd className="type-display text-title-1 text-strong tabular-nums">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

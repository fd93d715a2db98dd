import { Award, Sparkle } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { performers } from '@network/messages/performers.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import type { PerformerPageQuery } from '../api/performer-page.generated.ts';

/** A performer's prizes and nominations, the latest first; nothing without any. */
export function PerformerAwards({ awards }: { readonly awards: PerformerPageQuery['awardsOfPerformer'] }) {
  const t = useMessages(performers);
  if (awards.length === 0) return null;
  return (
    <section className="flex flex-col gap-5 pt-8">
      <SectionHeading title={t('page.awards')} />
      <ul role="list" className="grid gap-4 medium:grid-cols-2 boundary:grid-cols-3">
        {awards.map((award) => (
          <li
            key={award.id}
            className="flex items-start justify-between gap-4 rounded-panel border-line border-subtle bg-surface p-5"
          >
            <div className="flex min-w-0 flex-col gap-1">
              <p className="type-label text-caption text-muted">
                {award.organization} · {award.year}
              </p>
              <p className="type-display text-title-4 text-balance">{award.name}</p>
              {award.video ? (
                <Link tone="quiet" href={`/videos/${award.video.slug}`} className="text-small">
                  {award.video.title}
                </Link>
              ) : null}
            </div>
            <Badge tone={award.isWin ? 'accent' : 'outline'}>
              {award.isWin ? <Award aria-hidden="true" /> : <Sparkle aria-hidden="true" />}
              {t(award.isWin ? 'page.won' : 'page.nominated')}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

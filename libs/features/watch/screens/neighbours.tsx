import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { watch } from '@network/messages/watch.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import type { WatchVideo } from '../queries.ts';

const LOOK =
  'group/way flex min-w-0 flex-1 flex-col gap-1 rounded-card border-line border-subtle px-5 py-4 transition-colors hover:border-accent hover:bg-surface';

/** The films before and after this one by date. */
export function Neighbours({ crossNavigation }: { readonly crossNavigation: WatchVideo['crossNavigation'] }) {
  const t = useMessages(watch);
  const { previous, next } = crossNavigation;
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('neighbours.label')} className="flex flex-col gap-3 small:flex-row">
      {previous ? (
        <Anchor href={`/videos/${previous.slug}`} rel="prev" className={LOOK}>
          <span className="type-label inline-flex items-center gap-2 text-caption text-muted">
            <ArrowLeft aria-hidden="true" className="size-3.5" />
            {t('neighbours.previous')}
          </span>
          <span className="truncate text-title-4 transition-colors group-hover/way:text-accent">{previous.title}</span>
        </Anchor>
      ) : null}
      {next ? (
        <Anchor href={`/videos/${next.slug}`} rel="next" className={`${LOOK} items-end text-end`}>
          <span className="type-label inline-flex items-center gap-2 text-caption text-muted">
            {t('neighbours.next')}
            <ArrowRight aria-hidden="true" className="size-3.5" />
          </span>
          <span className="max-w-full truncate text-title-4 transition-colors group-hover/way:text-accent">
            {next.title}
          </span>
        </Anchor>
      ) : null}
    </nav>
  );
}

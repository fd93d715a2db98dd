import { useMessages } from '@network/core/i18n/messages.ts';
import { watch } from '@network/messages/watch.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { FoldedText } from '@network/ui/folded-text/folded-text.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import type { WatchVideo } from '../queries.ts';

export interface VideoAboutProps {
  readonly video: Pick<WatchVideo, 'description' | 'categories' | 'tags'>;
}

/** The description, folded where it is long, with its moods and tags. */
export function VideoAbout({ video }: VideoAboutProps) {
  const t = useMessages(watch);
  return (
    <section aria-label={t('about.title')} className="flex flex-col items-start gap-5">
      <FoldedText
        text={video.description}
        lines={4}
        labels={{ more: t('about.more'), less: t('about.less') }}
        className="max-w-prose text-lead text-strong/90"
      />
      {video.categories.length > 0 ? (
        <ul role="list" aria-label={t('facts.categories')} className="flex flex-wrap gap-2">
          {video.categories.map((category) => (
            <li key={category.slug}>
              <Anchor
                href={`/videos?categories=${category.slug}`}
                className="inline-flex min-h-9 items-center rounded-chip border-line border-outline px-4 text-small text-strong transition-colors hover:border-accent hover:text-accent"
              >
                {category.name}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
      {video.tags.length > 0 ? (
        <ul role="list" aria-label={t('facts.tags')} className="flex flex-wrap gap-2">
          {video.tags.map((tag) => (
            <li key={tag.slug} className="flex">
              <Badge>{tag.name}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

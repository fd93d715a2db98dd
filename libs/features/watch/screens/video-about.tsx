import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { watch } from '@network/messages/watch.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import type { WatchVideo } from '../queries.ts';

export interface VideoAboutProps {
  readonly video: Pick<WatchVideo, 'description' | 'categories' | 'tags'>;
}

/** The description, folded where it is long, with its moods and tags. */
export function VideoAbout({ video }: VideoAboutProps) {
  const t = useMessages(watch);
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isFolded, setIsFolded] = useState(false);
  useEffect(() => {
    const element = words.current;
    if (element && !isOpen) setIsFolded(element.scrollHeight > element.clientHeight + 1);
  }, [isOpen]);

  return (
    <section aria-label={t('about.title')} className="flex flex-col items-start gap-5">
      <div className="relative max-w-prose text-lead">
        <p
          ref={words}
          id={id}
          className={cx(
            'text-pretty whitespace-pre-line text-strong/90',
            !isOpen && 'line-clamp-4 noscript:line-clamp-none',
          )}
        >
          {video.description}
        </p>
        {isFolded || isOpen ? (
          // Over the last line: whether the text is clipped is known late, and nothing must shift for it.
          <div
            className={cx(
              !isOpen && 'absolute right-0 bottom-0 flex bg-linear-to-r from-transparent to-page to-35% pl-20',
            )}
          >
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
              className="h-[1lh] rounded-badge text-accent underline-offset-4 hover:underline"
            >
              <span className="type-label text-small">{isOpen ? t('about.less') : t('about.more')}</span>
            </button>
          </div>
        ) : null}
      </div>
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

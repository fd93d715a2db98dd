import { useMessages } from '@network/core/i18n/messages.ts';
import type { ShowcaseCardFragment } from '@network/graphql/fragments/showcase-card.generated.ts';
import { showcases as texts } from '@network/messages/showcases.ts';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';

export interface ShowcaseCardProps {
  readonly showcase: ShowcaseCardFragment;
  /** From 1; the first picture is the largest of the screen, and even ones are mirrored. */
  readonly number: number;
}

const SMALL_SIZES = '(min-width: 1024px) 14vw, 28vw';

/** A showcase in the list: one link over its pictures and texts. */
export function ShowcaseCard({ showcase, number }: ShowcaseCardProps) {
  const t = useMessages(texts);
  const [cover, ...others] = showcase.pictures;
  const isMirrored = number % 2 === 0;
  return (
    <article className="group/card relative grid items-center gap-6 large:grid-cols-12 large:gap-12">
      <div className={isMirrored ? 'large:col-span-8 large:col-start-5' : 'large:col-span-8'}>
        <div className="grid grid-cols-4 gap-2">
          <div className="col-span-4 aspect-landscape overflow-hidden rounded-card bg-raised small:col-span-3">
            {cover ? (
              <Picture
                source={cover}
                alt=""
                sizes="(min-width: 1024px) 48vw, 75vw"
                priority={number === 1}
                imageClassName="transition-[scale] duration-slow ease-brand group-hover/card:scale-(--card-zoom)"
              />
            ) : null}
          </div>
          <div className="hidden min-h-0 flex-col gap-2 small:flex">
            {others.map((picture, index) => (
              <div
                key={`${picture.src} ${String(index)}`}
                className="relative min-h-0 flex-1 overflow-hidden rounded-card bg-raised"
              >
                <div className="absolute inset-0">
                  <Picture source={picture} alt="" sizes={SMALL_SIZES} />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
      <div
        className={`flex flex-col items-start gap-4 large:col-span-4 ${isMirrored ? 'large:col-start-1 large:row-start-1' : ''}`}
      >
        <p className="type-label flex items-center gap-3 text-small text-accent">
          <span>{t('number', { number: String(number) })}</span>
          <span className="text-muted">{t('videoCount', { count: showcase.videoCount })}</span>
        </p>
        <h2 className="type-display text-title-1 text-balance">
          <Anchor href={`/showcase/${showcase.slug}`} className="after:absolute after:inset-0">
            {showcase.title}
          </Anchor>
        </h2>
        <p className="max-w-prose text-lead text-pretty text-muted">{showcase.description}</p>
        <span aria-hidden="true" className={buttonStyle({ variant: 'outline' })}>
          {t('open')}
        </span>
      </div>
    </article>
  );
}

import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture, type PictureSource } from '@network/ui/picture/picture.tsx';

export type PackCardProps = Omit<ComponentPropsWithoutRef<'article'>, 'title'> & {
  title: string;
  href: string;
  /** Its contents: the first is shown large, three more next to it. */
  pictures: readonly PictureSource[];
  /** A line under the title, such as the number of videos. */
  facts?: ReactNode;
  isLocked: boolean;
  /** Beside the lock: a price, or that it is open. */
  status: string;
  /** A button or a link at the end. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

const SIZES = '(min-width: 1285px) 21vw, (min-width: 768px) 31vw, 62vw';
const SMALL_SIZES = '(min-width: 1285px) 10vw, (min-width: 768px) 15vw, 30vw';

/** Several things that are had together: a look inside, and whether it is open. */
export function PackCard(props: PackCardProps) {
  const { title, href, pictures, facts, isLocked, status, action, headingLevel = 3, className, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  const [first, ...others] = pictures;
  const Lock = isLocked ? LockKeyhole : LockKeyholeOpen;
  return (
    <article
      {...rest}
      data-locked={isLocked || undefined}
      className={cx(
        'group/pack relative flex min-w-0 flex-col overflow-hidden rounded-panel border-line border-subtle bg-surface transition-colors hover:border-outline',
        className,
      )}
    >
      <div className="relative grid aspect-landscape grid-cols-[2fr_1fr] gap-0.5 overflow-hidden bg-raised">
        <div className="relative min-h-0 min-w-0">
          {first ? <Picture source={first} alt="" sizes={SIZES} imageClassName={pictureLook(isLocked)} /> : null}
        </div>
        <div className="grid min-h-0 grid-rows-3 gap-0.5">
          {others.slice(0, 3).map((picture, index) => (
            <div key={`${picture.src} ${String(index)}`} className="relative min-h-0 min-w-0">
              <Picture source={picture} alt="" sizes={SMALL_SIZES} imageClassName={pictureLook(isLocked)} />
            </div>
          ))}
        </div>
        <p className="absolute top-2.5 left-2.5">
          <Badge tone={isLocked ? 'media' : 'accent'}>
            <Lock aria-hidden="true" />
            {status}
          </Badge>
        </p>
      </div>
      <div className="flex flex-1 flex-col items-start justify-between gap-4 p-5">
        <div className="flex min-w-0 flex-col gap-1">
          <Heading className="type-display text-title-4">
            <Anchor href={href} className="transition-colors group-hover/pack:text-accent after:absolute after:inset-0">
              {title}
            </Anchor>
          </Heading>
          {facts ? <p className="text-small text-muted">{facts}</p> : null}
        </div>
        {action ? <div className="relative">{action}</div> : null}
      </div>
    </article>
  );
}

function pictureLook(isLocked: boolean): string {
  return cx(
    'transition-[scale,filter] duration-slow ease-brand group-hover/pack:scale-(--card-zoom)',
    isLocked && 'brightness-75 saturate-[0.6]',
  );
}

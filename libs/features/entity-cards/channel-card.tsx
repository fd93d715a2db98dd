import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture, type PictureSource } from '@network/ui/picture/picture.tsx';
import { Progress } from '@network/ui/progress/progress.tsx';

export type ChannelCardProps = Omit<ComponentPropsWithoutRef<'article'>, 'title'> & {
  title: string;
  href: string;
  picture: PictureSource;
  /** The width of the card, as in `<img sizes>`. */
  sizes: string;
  priority?: boolean;
  /** Its kind, in a word or two. */
  kind: string;
  text?: string | undefined;
  /** How much is inside, one fact each. */
  facts?: readonly string[];
  /** How much of it is open already, from 0 to 1. */
  progress?: { readonly value: number; readonly label: string } | undefined;
  /** A button on the picture above right. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/** A named collection: its cover under its name, its description, and how much of it is unlocked. */
export function ChannelCard(props: ChannelCardProps) {
  const { title, href, picture, sizes, priority = false, kind, text, facts = [], ...others } = props;
  const { progress, action, headingLevel = 3, className, ...rest } = others;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      className={cx(
        'group/card relative isolate flex h-full min-w-0 flex-col overflow-hidden rounded-card border-line border-subtle bg-surface',
        'transition-[border-color,box-shadow] duration-settle hover:border-outline hover:shadow-card',
        className,
      )}
    >
      <div className="absolute inset-x-0 top-0 -z-10 aspect-landscape overflow-hidden bg-raised">
        <Picture source={picture} alt="" sizes={sizes} priority={priority} imageClassName="card-image" />
        <div className="card-veil absolute inset-0" />
        {progress ? (
          <Progress
            value={progress.value}
            label={progress.label}
            className="absolute inset-x-0 bottom-0 rounded-none"
          />
        ) : null}
      </div>
      <div className="flex aspect-landscape flex-col items-start justify-between p-4">
        <Badge tone="media">{kind}</Badge>
        <Heading className="type-display text-title-3 text-on-media">
          <Anchor href={href} className="after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2">
            {title}
          </Anchor>
        </Heading>
      </div>
      <div className="flex flex-1 flex-col justify-between gap-4 p-5">
        {text ? <p className="line-clamp-2 text-body text-pretty text-muted">{text}</p> : null}
        {facts.length > 0 || progress ? (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted tabular-nums">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {progress ? <span className="ml-auto font-semibold text-accent">{progress.label}</span> : null}
          </p>
        ) : null}
      </div>
      {action ? <div className="absolute top-2 right-2 z-10">{action}</div> : null}
    </article>
  );
}

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { Picture, type PictureSource } from '@network/ui/picture/picture.tsx';
import { DealWords, type DealWordsProps } from './deal-words.tsx';

export type DealLook = 'tall' | 'ticket' | 'framed' | 'note';

export type DealCardProps = Omit<ComponentPropsWithoutRef<'article'>, 'title'> &
  DealWordsProps & {
    /** `tall` has the picture above, `ticket` beside the words, `framed` below them in a frame of its own, `note` has none. */
    look?: DealLook;
    /** The partner, with their logo. */
    partner: string;
    logo: PictureSource;
    picture: PictureSource;
    /** The width of the card, as in `<img sizes>`. */
    sizes: string;
    badge?: string | undefined;
    /** One button or link. */
    action: ReactNode;
    priority?: boolean;
  };

/** A partner's offer: the partner, the offer, the price, and one button. Its looks are the same parts, laid out by the stylesheet. */
export function DealCard(props: DealCardProps) {
  const { title, partner, logo, picture, sizes, discount, price, text, badge, action, ...others } = props;
  const { look = 'tall', priority = false, headingLevel = 3, className, ...rest } = others;
  return (
    <article {...rest} className={cx(`group/card deal-card deal-${look}`, className)}>
      <div className="deal-card-picture">
        {look === 'note' ? null : (
          <Picture source={picture} alt="" sizes={sizes} priority={priority} imageClassName="card-image" />
        )}
        {badge ? (
          <p className="deal-card-badge">
            <Badge tone="accent">{badge}</Badge>
          </p>
        ) : null}
      </div>
      <div className="deal-card-body">
        <div className="flex items-center gap-3">
          <span className="deal-card-logo">
            <Picture source={logo} alt="" sizes="36px" />
          </span>
          <p className="type-label min-w-0 truncate text-small text-muted">{partner}</p>
        </div>
        <DealWords title={title} text={text} discount={discount} price={price} headingLevel={headingLevel} />
        {action}
      </div>
    </article>
  );
}

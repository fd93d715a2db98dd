import type { ReactNode } from 'react';
import type { DealLook } from './deal-card.tsx';

export interface DealCardOutlineProps {
  /** The look of the whole card. */
  readonly look?: DealLook;
  /** The offer's title, as its link. */
  readonly title: ReactNode;
  readonly text?: string | undefined;
  readonly headingLevel?: 2 | 3 | 4;
}

/** A deal that is out of sight: its link and its text, as high as the whole card, which has the same. */
export function DealCardOutline({ look = 'tall', title, text, headingLevel = 3 }: DealCardOutlineProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`deal-card deal-${look}`}>
      <div className="deal-card-picture" />
      <div className="deal-card-body">
        <div className="h-9" />
        <div className="deal-card-text">
          <Heading className="deal-card-title">{title}</Heading>
          {text ? <p>{text}</p> : null}
        </div>
        <p className="deal-card-price">
          <span className="deal-card-saving">&nbsp;</span>
          <span>&nbsp;</span>
        </p>
        <div className="h-11" />
      </div>
    </article>
  );
}

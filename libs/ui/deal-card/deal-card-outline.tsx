import type { ReactNode } from 'react';

export interface DealCardOutlineProps {
  /** The offer's title, as its link. */
  readonly title: ReactNode;
  readonly text?: string | undefined;
  readonly headingLevel?: 2 | 3 | 4;
}

/** A deal that is out of sight: its link and its text, as high as the whole card, which has the same. */
export function DealCardOutline({ title, text, headingLevel = 3 }: DealCardOutlineProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="deal-card">
      <div className="aspect-landscape" />
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

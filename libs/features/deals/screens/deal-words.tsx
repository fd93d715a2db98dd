import type { ReactNode } from 'react';

export interface DealWordsProps {
  /** The offer's title; where the card is out of sight, as its link. */
  readonly title: ReactNode;
  readonly text?: string | undefined;
  /** The saving: a short highlighted text, and the rest of it. */
  readonly discount: { readonly prefix: string; readonly text: string };
  /** The price as text. */
  readonly price: string;
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * What an offer says. The whole card and its outline share these words, because any of them may take two lines on a
 * phone: with fewer words the outline would be lower, and the page would move when the card becomes whole.
 */
export function DealWords({ title, text, discount, price, headingLevel = 3 }: DealWordsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div className="deal-card-text">
        <Heading className="deal-card-title">{title}</Heading>
        {text ? <p>{text}</p> : null}
      </div>
      <p className="deal-card-price">
        <span className="deal-card-saving">
          {discount.prefix} {discount.text}
        </span>
        <span>{price}</span>
      </p>
    </>
  );
}

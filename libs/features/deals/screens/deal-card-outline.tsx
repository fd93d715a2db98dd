import type { DealLook } from './deal-card.tsx';
import { DealWords, type DealWordsProps } from './deal-words.tsx';

export type DealCardOutlineProps = DealWordsProps & {
  /** The look of the whole card. */
  readonly look?: DealLook;
};

/** A deal that is out of sight: its link and its words, as high as the whole card, which has the same. */
export function DealCardOutline({ look = 'tall', ...words }: DealCardOutlineProps) {
  return (
    <article className={`deal-card deal-${look}`}>
      <div className="deal-card-picture" />
      <div className="deal-card-body">
        <div className="h-9" />
        <DealWords {...words} />
        <div className="h-11" />
      </div>
    </article>
  );
}

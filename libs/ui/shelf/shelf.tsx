import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../class-names/cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { OutlinedCards } from './card-outline.tsx';
import { showWhole } from './show-whole.ts';
import { useNear } from './use-near.ts';
import { useScroller } from './use-scroller.ts';

/** Classes of the list, which say how many cards are visible at once. */
const LISTS = { media: 'shelf-media', portrait: 'shelf-portrait', wide: 'shelf-wide' } as const;

/** How many items the widest window shows, even in part; later items begin as outlines. */
const IN_SIGHT = { media: 6, portrait: 8, wide: 4 } as const;

/** `sizes` of the pictures in a shelf of that shape. */
export const SHELF_SIZES = {
  media: '(width>=1920px)19vw,(width>=1248px)24vw,(width>=1024px)31vw,(width>=480px)46vw,78vw',
  portrait: '(width>=1920px)13vw,(width>=1248px)16vw,(width>=1024px)19vw,(width>=768px)23vw,(width>=480px)31vw,44vw',
  wide: '(width>=1920px)31vw,(width>=1024px)46vw,(width>=768px)62vw,88vw',
} as const;

export type ShelfProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title: string;
  text?: ReactNode;
  more?: { readonly href: string; readonly label: string } | undefined;
  /** The names of the arrows. */
  labels: { readonly previous: string; readonly next: string };
  /** The shape of the cards within. */
  shape?: keyof typeof LISTS;
  headingLevel?: 2 | 3;
  /** Whether the row is in sight when its page opens, so that no card of it begins as an outline. */
  isInSight?: boolean;
  /** Cards, each becoming one item of the list. */
  children: ReactNode;
};

/**
 * A row of cards that scrolls sideways: a list that any hand, wheel or Tab key moves without scripts. Arrows
 * appear once they work, in room of their own; ArrowLeft and ArrowRight go from card to card. Cards beyond its edge are outlines until somebody comes
 * near the row: links, but no pictures.
 */
export function Shelf(props: ShelfProps) {
  const { title, text, more, labels, shape = 'media', headingLevel = 2, isInSight = false, ...others } = props;
  const { children, className, ...rest } = others;
  const titleId = useId();
  // Without what is not shown, such as null: each of these becomes an item.
  const cards = Children.toArray(children);
  const [list, setList] = useState<HTMLElement | null>(null);
  const { atStart, atEnd, move } = useScroller(list);
  const isWhole = useNear(list, !isInSight && cards.length > IN_SIGHT[shape]) || isInSight;
  return (
    <section {...rest} aria-labelledby={titleId} className={cx('flex min-w-0 flex-col gap-5', className)}>
      <SectionHeading
        title={title}
        titleId={titleId}
        text={text}
        more={more}
        level={headingLevel}
        actions={
          // Their room is there before them: a heading would move for them.
          <span className="shelf-arrows">
            {atStart && atEnd ? null : (
              <>
                <IconButton
                  size="small"
                  variant="outline"
                  label={labels.previous}
                  icon={<ChevronLeft aria-hidden="true" />}
                  disabled={atStart}
                  onClick={() => move(-1)}
                />
                <IconButton
                  size="small"
                  variant="outline"
                  label={labels.next}
                  icon={<ChevronRight aria-hidden="true" />}
                  disabled={atEnd}
                  onClick={() => move(1)}
                />
              </>
            )}
          </span>
        }
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the links inside, caught once */}
      <ul
        ref={setList}
        // A list loses its role in Safari when it has no bullets.
        role="list"
        onKeyDown={goToNeighbour}
        onFocus={showWhole}
        className={cx('scroll-quiet shelf-list', LISTS[shape])}
      >
        {Children.map(cards, (child, index) => (
          <li>{index < IN_SIGHT[shape] ? child : <OutlinedCards value={!isWhole}>{child}</OutlinedCards>}</li>
        ))}
      </ul>
    </section>
  );
}

function goToNeighbour(event: KeyboardEvent<HTMLUListElement>) {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const item = (event.target as Element).closest('li');
  const onward = event.key === 'ArrowRight' ? item?.nextElementSibling : item?.previousElementSibling;
  const link = onward?.querySelector<HTMLElement>('a, button');
  if (!link) return;
  event.preventDefault();
  link.focus();
}

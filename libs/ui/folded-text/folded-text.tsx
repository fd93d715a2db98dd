import { useEffect, useId, useRef, useState } from 'react';
import { cx } from '../class-names/cx.ts';

export type FoldedTextProps = {
  /** The text, with its line breaks. */
  text: string;
  /** How many lines a folded text has. */
  lines: 4 | 6;
  /** The button's labels: while the text is folded, and while it is open. */
  labels: { readonly more: string; readonly less: string };
  className?: string;
};

const CLAMPS = { 4: 'line-clamp-4', 6: 'line-clamp-6' } as const;

/**
 * A text of which the first lines are shown until a reader wants all of it. Whether it is folded is measured by what is
 * clipped, in every width of the window; without scripts it is shown whole.
 */
export function FoldedText(props: FoldedTextProps) {
  // Another text is measured again, and folded.
  return <Folding key={props.text} {...props} />;
}

function Folding({ text, lines, labels, className }: FoldedTextProps) {
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isClipped, setIsClipped] = useState(false);
  useEffect(() => {
    const element = words.current;
    if (!element || isOpen) return;
    const measure = () => setIsClipped(element.scrollHeight > element.clientHeight + 1);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div className={cx('relative', className)}>
      <p
        ref={words}
        id={id}
        className={cx(
          'text-pretty wrap-anywhere whitespace-pre-line',
          !isOpen && CLAMPS[lines],
          !isOpen && 'noscript:line-clamp-none',
        )}
      >
        {text}
      </p>
      {isClipped || isOpen ? (
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
            <span className="type-label text-small">{isOpen ? labels.less : labels.more}</span>
          </button>
        </div>
      ) : null}
    </div>
  );
}

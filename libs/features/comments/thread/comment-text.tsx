import { useId, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { cx } from '@network/ui/class-names/cx.ts';

/** A text beyond these is folded; what is only a little longer is not worth a press. */
const MANY_CHARACTERS = 700;
const MANY_LINES = 12;

/** Whether a comment is so long that a thread shows its beginning alone. */
export const isLong = (text: string): boolean => text.length > MANY_CHARACTERS || text.split('\n').length > MANY_LINES;

/** What somebody wrote, with its line breaks. A long text is folded until a reader wants all of it. */
export function CommentText({ text }: { readonly text: string }) {
  const t = useMessages(comments);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = isLong(text) && !isOpen;
  return (
    <div className="flex flex-col items-start">
      <p
        id={id}
        className={cx('text-body break-words whitespace-pre-line', isFolded && 'line-clamp-6 noscript:line-clamp-none')}
      >
        {text}
      </p>
      {isLong(text) ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="type-label min-h-9 rounded-badge text-small text-accent underline-offset-4 hover:underline noscript:hidden"
        >
          {isOpen ? t('comment.fold') : t('comment.unfold')}
        </button>
      ) : null}
    </div>
  );
}

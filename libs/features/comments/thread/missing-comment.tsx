import { MessageCircleOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { openAt } from './keep-in-view.ts';

/**
 * Says that the comment of the address was removed or never existed. The page opens here, as it would at the comment.
 */
export function MissingComment() {
  const t = useMessages(comments);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice.current) openAt(notice.current);
  }, []);
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-4 rounded-card border-line border-subtle bg-raised px-5 py-4"
    >
      <MessageCircleOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="flex flex-col gap-1">
        <p>{t('focusMissing.title')}</p>
        <p className="text-small text-muted">{t('focusMissing.text')}</p>
      </div>
    </div>
  );
}

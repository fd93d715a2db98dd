import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { Select } from '@network/ui/select/select.tsx';
import type { CommentSort } from './thread-query.ts';

const SORTS = ['NEWEST', 'OLDEST', 'TOP'] as const;

/** How many comments there are, how many came since, and their order. `total` is null until they are loaded. */
export function ThreadHead(props: {
  readonly total: number | null;
  readonly fresh: number;
  readonly sort: CommentSort;
  readonly onSort: (sort: CommentSort) => void;
}) {
  const { total, fresh, sort, onSort } = props;
  const t = useMessages(comments);
  return (
    <div className="flex items-center justify-between gap-4">
      <p aria-live="polite" className="text-small text-muted">
        {total === null ? null : t('count', { count: total })}
        <span className="sr-only">{fresh > 0 ? t('fresh', { count: fresh }) : null}</span>
      </p>
      <Select
        size="small"
        aria-label={t('sort.label')}
        value={sort}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(event) => onSort(SORTS.find((each) => each === event.target.value) ?? 'NEWEST')}
        className="w-36"
      />
    </div>
  );
}

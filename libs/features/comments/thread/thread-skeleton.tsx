import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { FIRST_COMMENTS } from './first-comments.ts';

const FEWEST = 3;

export interface ThreadSkeletonProps {
  readonly label: string;
  /** The number of comments, as far as it is known. */
  readonly count: number;
}

/**
 * The placeholder of a thread while it is loaded, with a row for each expected comment: what is below the thread is
 * then not in view when it grows, and does not shift.
 */
export function ThreadSkeleton({ label, count }: ThreadSkeletonProps) {
  const rows = Math.min(Math.max(count, FEWEST), FIRST_COMMENTS);
  return (
    <div role="status" aria-busy="true" aria-label={label} className="flex flex-col gap-8">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex gap-4">
          <Skeleton shape="circle" className="size-11 shrink-0" />
          <div className="flex flex-1 flex-col gap-3 pt-1">
            <Skeleton className="w-40 text-small" />
            <Skeleton className="w-4/5" />
            <Skeleton className="w-1/4 text-small" />
          </div>
        </div>
      ))}
    </div>
  );
}

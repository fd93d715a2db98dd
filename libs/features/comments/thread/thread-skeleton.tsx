import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';

/** The place of a thread while it is loaded. */
export function ThreadSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="flex flex-col gap-8">
      {[0, 1, 2].map((index) => (
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

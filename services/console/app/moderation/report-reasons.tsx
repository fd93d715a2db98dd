import { Badge } from '@network/ui/badge/badge.tsx';
import { moderation } from '../messages/moderation.ts';

const texts = moderation.queue;

/** How many people reported something, and for which reasons. */
export function ReportReasons({ reports }: { reports: readonly { readonly reason: string }[] }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-small text-muted">{texts.reports(reports.length)}:</span>
      {[...new Set(reports.map(({ reason }) => reason))].map((reason) => (
        <Badge key={reason} tone="outline">
          {texts.reasons[reason] ?? reason}
        </Badge>
      ))}
    </span>
  );
}

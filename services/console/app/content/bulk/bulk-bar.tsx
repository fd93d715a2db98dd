import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import type { ContentSummaryFragment } from '../../api/staff-operations.generated.ts';
import { bulk as texts } from '../../messages/bulk.ts';
import { BulkDialog } from './bulk-dialog.tsx';

export interface BulkBarProps {
  /** The chosen items, all of one kind. */
  readonly chosen: readonly ContentSummaryFragment[];
  readonly onClear: () => void;
}

/** How many rows of a list are chosen, and the way to change them together. */
export function BulkBar({ chosen, onClear }: BulkBarProps) {
  const [isOpen, setOpen] = useState(false);
  const kind = chosen[0]?.kind;
  if (kind === undefined) return null;
  return (
    <div
      role="region"
      aria-label={texts.chosen(chosen.length)}
      className="layer-coming sticky bottom-4 flex items-center gap-3 self-start rounded-panel border-line border-outline bg-surface px-4 py-2 shadow-panel"
    >
      <span className="font-semibold tabular-nums">{texts.chosen(chosen.length)}</span>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        {texts.clear}
      </Button>
      {isOpen ? <BulkDialog kind={kind} chosen={chosen} onDone={onClear} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

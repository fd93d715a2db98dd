import { type ReactNode, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { typedText } from '../layout/typed-text.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import type { Column } from './data-table.tsx';

/** What staff do to a row, with a reason that stays in the audit. */
export interface RowAction<Row> {
  /** Over the buttons. */
  readonly heading: string;
  /** Label of the button in a row, and of that in the dialog. */
  readonly label: string;
  /** Names the button where it should say more than its label. */
  readonly labelOf?: (row: Row) => string;
  readonly title: (row: Row) => string;
  /** What it does, above the reason. */
  readonly text: string;
  readonly isPossible: (row: Row) => boolean;
  /** What a row has instead of the button, and what a CSV file has of it. */
  readonly otherwise?: (row: Row) => string | null;
  /** Does it. @returns why it was refused; null once it is done */
  readonly run: (reason: string, row: Row) => Promise<string | null>;
}

/** The column with the button of an action, and its dialog while a row is chosen. */
export function useRowAction<Row>(action: RowAction<Row>): {
  readonly column: Column<Row>;
  readonly dialog: ReactNode;
} {
  const { heading, label, labelOf, title, text, isPossible, otherwise, run } = action;
  const [chosen, choose] = useState<Row | null>(null);
  const noteOf = (row: Row): string | null => (isPossible(row) ? null : (otherwise?.(row) ?? null));
  const cell = (row: Row) =>
    isPossible(row) ? (
      <Button
        size="small"
        variant="outline"
        className="whitespace-nowrap"
        onClick={() => choose(row)}
        {...(labelOf !== undefined && { 'aria-label': labelOf(row) })}
      >
        {label}
      </Button>
    ) : (
      <span className="text-small text-muted">{noteOf(row)}</span>
    );
  const frame = { id: 'action', heading, cell, isPinned: true };
  return {
    column: otherwise === undefined ? { ...frame, text: null } : { ...frame, text: noteOf },
    dialog:
      chosen === null ? null : (
        <ReasonDialog
          title={title(chosen)}
          submit={label}
          decide={(form) => run(typedText(form, 'reason'), chosen)}
          onClose={() => choose(null)}
        >
          <p className="text-muted">{text}</p>
        </ReasonDialog>
      ),
  };
}

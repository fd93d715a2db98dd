import { type ReactNode, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import type { Column } from '../list/data-table.tsx';
import { finance } from '../messages/finance.ts';
import { AcceptRenewalDialog } from './accept-renewal-dialog.tsx';

/** The column with the button that accepts a renewal, and its dialog while one is chosen. */
export function useAcceptRenewal<Row extends { readonly id: string }>({
  heading,
  isPossible,
}: {
  readonly heading: string;
  readonly isPossible: (row: Row) => boolean;
}): { readonly column: Column<Row>; readonly dialog: ReactNode } {
  const [chosen, choose] = useState<string | null>(null);
  const cell = (row: Row) =>
    isPossible(row) ? (
      <Button size="small" variant="outline" className="whitespace-nowrap" onClick={() => choose(row.id)}>
        {finance.acceptRenewal.label}
      </Button>
    ) : null;
  return {
    column: { id: 'accept', heading, cell, text: null },
    dialog: chosen === null ? null : <AcceptRenewalDialog id={chosen} onClose={() => choose(null)} />,
  };
}

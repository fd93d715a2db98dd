import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { views as texts } from '../messages/views.ts';
import type { Column } from './data-table.tsx';
import type { ListAddress } from './list-address.ts';

/** The columns that an address chooses, in their own order; all without a choice. The first one is always there. */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: string | null): readonly Column<Row>[] {
  if (chosen === null) return columns;
  const ids = new Set(chosen.split(','));
  return columns.filter(({ id }, index) => index === 0 || ids.has(id));
}

/** Chooses the columns of a list; the choice is in its address. */
export function ColumnChoice<Row>({ columns, address }: { columns: readonly Column<Row>[]; address: ListAddress }) {
  const [isOpen, setOpen] = useState(false);
  const shown = new Set(shownColumns(columns, address.get('columns')).map(({ id }) => id));
  const choose = (id: string, isShown: boolean) => {
    const ids = columns.map((column) => column.id).filter((each) => (each === id ? isShown : shown.has(each)));
    address.set({ columns: ids.length === columns.length ? '' : ids.join(',') });
  };
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        <Columns3 aria-hidden="true" className="size-4" />
        {texts.columns}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="small"
        title={texts.columnsTitle}
        description={texts.columnsText}
        actions={
          <>
            <Button variant="outline" onClick={() => address.set({ columns: '' })}>
              {texts.reset}
            </Button>
            <Button onClick={() => setOpen(false)}>{texts.done}</Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          {columns.slice(1).map(({ id, heading }) => (
            <Checkbox
              key={id}
              label={heading}
              checked={shown.has(id)}
              onChange={(event) => choose(id, event.currentTarget.checked)}
            />
          ))}
        </div>
      </Dialog>
    </>
  );
}

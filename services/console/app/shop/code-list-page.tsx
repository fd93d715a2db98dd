import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { toasts } from '../layout/toasts.ts';
import { useSession } from '../layout/use-session.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useRowAction } from '../list/row-action.tsx';
import { may } from '../session/session.ts';

/** Rows of a page. */
export const CODES_PER_PAGE = 50;

interface CodeRow {
  readonly id: string;
  readonly name: string;
  readonly createdBy: string;
  readonly approvedAt: string | null;
  readonly stoppedAt: string | null;
}

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly make: string;
  /** How the first row of the list is made. */
  readonly first: string;
  readonly approve: string;
  readonly approveTitle: (name: string) => string;
  readonly approveText: string;
  readonly approved: string;
  readonly stop: string;
  readonly stopTitle: (name: string) => string;
  readonly stopText: string;
  readonly stopped: string;
  readonly columns: { readonly action: string };
}

/** One column with the buttons of two actions. */
function together<Row>(first: Column<Row>, second: Column<Row> | null): Column<Row> {
  return {
    ...first,
    cell: (row) => (
      <div className="flex gap-2">
        {first.cell?.(row)}
        {second?.cell?.(row)}
      </div>
    ),
  };
}

/**
 * A list of codes that staff make and stop, in batches; a row leads to its codes. Those who may change the shop have the
 * button to make some and the one to stop a row, with a reason; who may approve prices approves a row that somebody else made. `approve`
 * and `stop` answer why it was refused, or null once it is done.
 */
export function CodeListPage<Row extends CodeRow>({
  texts,
  columns,
  path,
  queryKey,
  load,
  approve,
  stop,
  NewDialog,
}: {
  texts: Texts;
  columns: readonly Column<Row>[];
  /** Path of the list; the pages of its rows are below it. Null for a person who may open none of them. */
  path: string | null;
  queryKey: string;
  load: (after: string | null) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>;
  approve: (row: Row, reason: string) => Promise<string | null>;
  stop: (row: Row, reason: string) => Promise<string | null>;
  NewDialog: ComponentType<{ onMade: () => Promise<void>; onClose: () => void }>;
}) {
  const session = useSession();
  const client = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const mayWrite = may(session, 'shop:write');
  const isActing = mayWrite || may(session, 'prices:approve');
  const refresh = () => client.invalidateQueries({ queryKey: [queryKey] });
  const approval = useRowAction<Row>({
    heading: texts.columns.action,
    label: texts.approve,
    title: ({ name }) => texts.approveTitle(name),
    text: texts.approveText,
    isPossible: ({ createdBy, approvedAt, stoppedAt }) =>
      may(session, 'prices:approve') && approvedAt === null && stoppedAt === null && createdBy !== session.email,
    run: async (reason, row) => {
      const refusal = await approve(row, reason);
      await refresh();
      if (refusal === null) toasts.show({ type: 'success', message: texts.approved });
      return refusal;
    },
  });
  const action = useRowAction<Row>({
    heading: texts.columns.action,
    label: texts.stop,
    title: ({ name }) => texts.stopTitle(name),
    text: texts.stopText,
    isPossible: ({ stoppedAt }) => stoppedAt === null,
    run: async (reason, row) => {
      const refusal = await stop(row, reason);
      await refresh();
      if (refusal === null) toasts.show({ type: 'success', message: texts.stopped });
      return refusal;
    },
  });
  const make = (
    <Button size="small" onClick={() => setMaking(true)}>
      {texts.make}
    </Button>
  );
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.text}
        filters={[]}
        {...(mayWrite && { actions: make, emptyText: texts.first })}
        columns={isActing ? [...columns, together(approval.column, mayWrite ? action.column : null)] : columns}
        queryKey={[queryKey]}
        load={(_get, after) => load(after)}
        keyOf={({ id }) => id}
        {...(path !== null && { hrefOf: ({ id }: Row) => `${path}/${id}` })}
      />
      {isMaking ? <NewDialog onMade={refresh} onClose={() => setMaking(false)} /> : null}
      {approval.dialog}
      {action.dialog}
    </>
  );
}

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

interface Row {
  readonly name: string;
  readonly amount: number;
}
const ROWS: readonly Row[] = [
  { name: '=HYPERLINK("x")', amount: 5 },
  { name: 'Second', amount: -2 },
];
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', heading: 'Name', text: ({ name }) => name },
  { id: 'amount', heading: 'Amount', text: ({ amount }) => amount, cell: ({ amount }) => <b>{amount} gems</b> },
  { id: 'action', heading: 'Action', text: null, cell: () => <button type="button">Delete</button> },
];

/** What the browser was given to save, by the name of its file. */
function savedFiles(): Map<string, Blob> {
  const files = new Map<string, Blob>();
  const blobs: Blob[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.set(this.download, blobs.at(-1) as Blob);
  });
  return files;
}

it('saves the rows that it shows as plain values, without columns of buttons and without formulas', async () => {
  const files = savedFiles();
  render(<DataTable label="Gems of a member" columns={COLUMNS} rows={ROWS} keyOf={({ name }) => name} />);
  expect(screen.getByText('5 gems')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'CSV of Gems of a member' }));
  expect(await files.get('gems-of-a-member.csv')?.text()).toBe(
    'Name,Amount\r\n"\'=HYPERLINK(""x"")",5\r\nSecond,-2\r\n',
  );
});

it('saves every page of a list', async () => {
  const files = savedFiles();
  const [first, second] = ROWS as [Row, Row];
  const loadPage = async (after: string | null) =>
    after === null ? { rows: [first], next: 'second' } : { rows: [second], next: null };
  render(<DataTable label="Gems" columns={COLUMNS} rows={[first]} keyOf={({ name }) => name} loadPage={loadPage} />);
  await userEvent.click(screen.getByRole('button', { name: 'CSV of Gems' }));
  await expect.poll(() => files.size).toBe(1);
  expect(await files.get('gems.csv')?.text()).toContain('Second,-2');
});

interface Page {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** A table whose further pages come, or fail, when a test says so. */
function openLongTable() {
  const waiting: { readonly answer: (page: Page) => void; readonly fail: () => void }[] = [];
  const loadPage = () =>
    new Promise<Page>((resolve, reject) => {
      waiting.push({ answer: resolve, fail: () => reject(new Error('away')) });
    });
  const table = <DataTable label="Gems" columns={COLUMNS} rows={ROWS} keyOf={({ name }) => name} loadPage={loadPage} />;
  const { unmount } = render(table);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const next = async () => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    return waiting.shift() as (typeof waiting)[number];
  };
  return { waiting, next, press, unmount };
}

const MANY = Array.from({ length: 9_000 }, (_, index) => ({ name: `Row ${index}`, amount: index }));

it('says how many rows it read of a long list, and saves them all', async () => {
  const files = savedFiles();
  const { next, press } = openLongTable();
  await press('CSV of Gems');
  (await next()).answer({ rows: MANY, next: 'a' });
  await screen.findByText('9,000 rows read');
  (await next()).answer({ rows: MANY, next: null });
  await vi.waitFor(() => expect(files.size).toBe(1));
  expect((await files.get('gems.csv')?.text())?.match(/Row /g)?.length).toBe(18_000);
  expect(screen.queryByText(/rows read/)).toBeNull();
});

it('goes on with a file where a page could not be read', async () => {
  const files = savedFiles();
  const { next, press } = openLongTable();
  await press('CSV of Gems');
  (await next()).answer({ rows: ROWS, next: 'a' });
  (await next()).fail();
  await screen.findByRole('button', { name: 'Go on with the CSV of Gems' });
  expect(screen.getByText('2 rows read')).toBeDefined();
  await press('Go on with the CSV of Gems');
  (await next()).answer({ rows: [{ name: 'Third', amount: 3 }], next: null });
  await vi.waitFor(() => expect(files.size).toBe(1));
  expect(await files.get('gems.csv')?.text()).toContain('Second,-2\r\nThird,3\r\n');
});

it.each(['cancelled', 'left'])('saves nothing of a file that is %s, and reads no further', async (how) => {
  const files = savedFiles();
  const { next, press, unmount, waiting } = openLongTable();
  await press('CSV of Gems');
  const page = await next();
  if (how === 'left') unmount();
  else await press('Cancel the CSV of Gems');
  page.answer({ rows: ROWS, next: 'a' });
  await Promise.resolve();
  if (how === 'cancelled') expect(screen.queryByText(/rows? read/)).toBeNull();
  expect(waiting).toEqual([]);
  expect(files.size).toBe(0);
});

import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import type { Column } from './data-table.tsx';

interface Row {
  readonly name: string;
  readonly count: number | null;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', heading: 'Name, short', cell: ({ name }) => name, text: ({ name }) => name },
  { id: 'button', heading: 'Button', text: null, cell: () => null },
  { id: 'count', heading: 'Count', cell: ({ count }) => count, text: ({ count }) => count },
];

it('writes the columns that have a text, quoted where they need it', () => {
  const rows = [
    { name: 'a "b", c', count: 1 },
    { name: 'two\nlines', count: null },
  ];
  expect(csvOf(columns, rows)).toBe('"Name, short",Count\r\n"a ""b"", c",1\r\n"two\nlines",\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('lets no spreadsheet run %s', (name) => {
  expect(csvOf(columns, [{ name, count: -5 }])).toBe(`"Name, short",Count\r\n'${name},-5\r\n`);
});

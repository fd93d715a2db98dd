import type { Column } from './data-table.tsx';

/** Signs by which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180) with a line of headings; texts that a spreadsheet would run begin with an apostrophe. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return csvHeadings(columns) + csvLines(columns, rows);
}

/** The first line of a CSV file: the headings of the columns that have a text. */
export function csvHeadings<Row>(columns: readonly Column<Row>[]): string {
  return lineOf(columns.flatMap(({ heading, text }) => (text === null ? [] : [quoted(heading)])));
}

/** Rows as the lines of a CSV file, which stand below its headings. */
export function csvLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const texts = columns.flatMap(({ text }) => (text === null ? [] : [text]));
  return rows.map((row) => lineOf(texts.map((text) => fieldOf(text(row))))).join('');
}

/** Lets the browser save a text, or parts of one in their order, as a file. */
export function saveFile(name: string, content: string | readonly Blob[], type = 'text/csv'): void {
  const parts = typeof content === 'string' ? [content] : [...content];
  const url = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

const lineOf = (fields: readonly string[]): string => `${fields.join(',')}\r\n`;

function fieldOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return quoted(FORMULA.test(value) ? `'${value}` : value);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import { readableText } from '@network/validation/readable-email.ts';
import type { GatewayServices } from '../services.ts';

/** What a cell shows: a time as it is in UTC, nothing as a dash, an email as it was typed. */
export type MemberCell = string | number | boolean | Date | null;

/** One row of a section; every row of a section has the same columns. */
export type MemberRow = Readonly<Record<string, MemberCell>>;

/** What one module knows of a member, for `npm run member`. */
export interface MemberSection {
  readonly title: string;
  /** Oldest first, in bounds: the newest few hundred at most. */
  rows(services: GatewayServices, userId: string, email: string): Promise<readonly MemberRow[]>;
}

/** Rows as an aligned table, headed by the names of its columns. */
export function tableOf(rows: readonly MemberRow[]): string {
  const [first] = rows;
  if (!first) return '  none';
  const columns = Object.keys(first);
  const lines = [columns, ...rows.map((row) => columns.map((column) => show(row[column] ?? null)))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  return lines
    .map((line) => `  ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

function show(cell: MemberCell): string {
  if (cell === null) return '-';
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  // What a person typed must not steer the operator's terminal.
  return readableText(String(cell).replaceAll(/\p{Cc}/gu, '?'));
}

/** A table that is no CSV, and where. */
export class UnreadableTable extends Error {
  /** From 1. */
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** A line of a table: its cells, and the number of the line that it begins in. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads CSV as RFC 4180 says it, with the comma or the semicolon that its first line has. Empty lines and a byte order mark are passed over.
 * @throws UnreadableTable for a quotation mark that nothing closes, or text behind one
 */
export function readCsv(text: string): readonly TableLine[] {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const first = plain.split(/\r?\n/, 1)[0] ?? '';
  const separator = first.includes(';') && !first.includes(',') ? ';' : ',';
  const lines: TableLine[] = [];
  let cells: string[] = [];
  let [at, line, begun] = [0, 1, 1];
  const endLine = (): void => {
    if (cells.some((cell) => cell !== '')) lines.push({ line: begun, cells });
    cells = [];
    line += 1;
    begun = line;
  };
  while (at < plain.length) {
    const cell = plain[at] === '"' ? quoted(plain, at, line) : bare(plain, at, separator);
    cells.push(cell.text.replaceAll('\r\n', '\n'));
    line += cell.text.split('\n').length - 1;
    at = cell.end;
    if (plain.startsWith('\r\n', at)) at += 2;
    else if (plain[at] === '\n') at += 1;
    else if (plain[at] === separator) {
      at += 1;
      if (at === plain.length) cells.push('');
      continue;
    } else if (at < plain.length) throw new UnreadableTable(line, 'expected a separator behind the quotation mark');
    endLine();
  }
  if (cells.length > 0) endLine();
  return lines;
}

interface Cell {
  readonly text: string;
  /** Where what is behind it begins. */
  readonly end: number;
}

function bare(text: string, from: number, separator: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && !text.startsWith('\r\n', end)) end += 1;
  return { text: text.slice(from, end).trim(), end };
}

function quoted(text: string, from: number, line: number): Cell {
  let end = from + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) throw new UnreadableTable(line, 'expected the quotation mark that closes this one');
    if (text[end + 1] !== '"') return { text: text.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
    end += 2;
  }
}

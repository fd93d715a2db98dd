import { expect, it } from 'vitest';
import { startCsv } from './csv-reading.ts';
import type { Column } from './data-table.tsx';

interface Row {
  readonly number: number;
  readonly text: string;
}
const COLUMNS: readonly Column<Row>[] = [
  { id: 'number', heading: 'Number', text: ({ number }) => number },
  { id: 'text', heading: 'Text', text: ({ text }) => text },
];
const LINE = 'x'.repeat(100);

/** A list of so many rows, in pages of 50; some of its pages fail once. */
function listOf(count: number, failing: readonly number[] = []) {
  const loaded: number[] = [];
  const failures = new Set(failing);
  const load = async (after: string | null) => {
    const from = Number(after ?? 0);
    loaded.push(from);
    if (failures.delete(from)) throw new Error('away');
    const rows = Array.from({ length: Math.min(50, count - from) }, (_, index) => ({
      number: from + index + 1,
      text: LINE,
    }));
    return { rows, next: from + 50 < count ? String(from + 50) : null };
  };
  return { load, loaded };
}

const ignore = () => undefined;

it('reads every row of a list of 25,000, in parts of which one at a time is in memory', async () => {
  const reading = startCsv(COLUMNS, listOf(25_000).load);
  expect(await reading.read(ignore)).toBe(true);
  const parts = reading.file();
  // 2.7 million characters.
  expect(parts.map(({ size }) => size <= 1_010_000)).toEqual([true, true, true]);
  const lines = (await new Blob([...parts]).text()).split('\r\n');
  expect(lines.length).toBe(25_002);
  expect(lines[0]).toBe('Number,Text');
  expect(lines.slice(1, -1).map((line) => Number(line.split(',')[0]))).toEqual(
    Array.from({ length: 25_000 }, (_, index) => index + 1),
  );
});

it('says how far it is after each page, and goes on with the page that failed', async () => {
  const { load, loaded } = listOf(120, [50]);
  const reading = startCsv(COLUMNS, load);
  const counts: number[] = [];
  const onRows = (count: number) => void counts.push(count);
  await expect(reading.read(onRows)).rejects.toThrow('away');
  expect(await reading.read(onRows)).toBe(true);
  expect(loaded).toEqual([0, 50, 50, 100]);
  expect(counts).toEqual([50, 100, 120]);
  const text = await new Blob([...reading.file()]).text();
  expect(text.match(/^\d+/gm)).toEqual(Array.from({ length: 120 }, (_, index) => String(index + 1)));
});

it('loads nothing more once it is stopped', async () => {
  const { load, loaded } = listOf(1_000);
  const reading = startCsv(COLUMNS, load);
  const isEnd = await reading.read((count) => count === 100 && reading.stop());
  expect(isEnd).toBe(false);
  expect(loaded).toEqual([0, 50]);
});

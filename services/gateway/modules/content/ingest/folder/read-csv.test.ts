import { describe, expect, it } from 'vitest';
import { readCsv, UnreadableTable } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('a table', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa;b\r\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"x, ""y""",\n',
      [
        ['a', 'b'],
        ['x, "y"', ''],
      ],
    ],
    ['a\n"two\r\nlines"\n\n ,\nb', [['a'], ['two\nlines'], ['b']]],
    ['a, b \n', [['a', 'b']]],
    ['', []],
  ])('is read: %j', (text, cells) => expect(cellsOf(text)).toEqual(cells));

  it('knows in which line each of its rows begins', () => {
    expect(readCsv('a\n"two\nlines"\nb').map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it.each([
    ['a\n"open', 2],
    ['a\n"shut"x', 2],
  ])('is refused where it is none: %j', (text, line) => {
    expect(() => readCsv(text)).toThrow(UnreadableTable);
    expect(() => readCsv(text)).toThrow(expect.objectContaining({ line }));
  });
});

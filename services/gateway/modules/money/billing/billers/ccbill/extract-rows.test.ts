import { expect, it } from 'vitest';
import { rowsIn } from './extract-rows.ts';

const REFUND = { type: 'REFUND', subscriptionId: '99', at: new Date('2026-04-02T12:00:00Z'), amount: 2_999 };

it.each([
  ['without quotation marks', 'REFUND,900100,0000,99,2026-04-02 05:00:00,29.99'],
  ['with spaces around its cells', '  "REFUND", 900100 , "0000", 99 ,2026-04-02 05:00:00, 29.99  '],
  ['with an empty cell', '"REFUND",,"0000","99","2026-04-02 05:00:00","29.99"'],
])('a row of CCBill’s extract is read %s', (_what, line) => {
  expect(rowsIn(line)).toEqual([REFUND]);
});

it('lines end as on any system, and a last one that is empty or `1` is no row', () => {
  const line = 'REFUND,900100,0000,99,2026-04-02 05:00:00,29.99';
  for (const end of ['\n', '\r\n']) {
    expect(rowsIn([line, line, ''].join(end))).toEqual([REFUND, REFUND]);
    expect(rowsIn(`1${end}`)).toEqual([]);
  }
});

it('a quotation mark within a cell is doubled', () => {
  const person = ['Ada', 'Sample', 'the ""name""', '', '', '', '', '', '', '', '', '1', '29.99'];
  const cells = ['NEW', '900100', '0000', '99', '2026-04-02 05:00:00', ...person];
  const line = cells.map((cell) => `"${cell}"`).join(',');
  expect(rowsIn(line)[0]).toMatchObject({ type: 'NEW', name: 'the "name"', amount: 2_999 });
});

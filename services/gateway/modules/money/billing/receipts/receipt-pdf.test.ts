import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { inLanguage } from '../../../../http/language.ts';
import type { ReceiptLines } from './receipt-lines.ts';
import { receiptPdf } from './receipt-pdf.ts';

const LINES: ReceiptLines = {
  title: 'Receipt',
  facts: [
    { term: 'Number', value: 'number-1' },
    { term: 'Billed to', value: 'ada@example.com' },
  ],
  before: [],
  total: { term: 'Paid', value: '$23.99' },
  tax: null,
  notes: ['Refunded on March 6', 'Questions? Write to us.'],
};

interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What a PDF draws: its texts with their places, from the top of the page, and how high its lines are. */
async function drawnIn(file: Uint8Array) {
  const document = await PDFDocument.load(file);
  const streams = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    const bytes = Buffer.from(object.contents);
    return [object.dict.toString().includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : ''];
  });
  const drawn = streams.find((stream) => stream.includes('BT')) ?? '';
  const texts = [...drawn.matchAll(/BT\n(.*?)ET/gs)].map(([, block = '']): Written => {
    const [, size = ''] = /\/\S+ ([\d.]+) Tf/.exec(block) ?? [];
    const [, x = '', y = ''] = /1 0 0 1 ([\d.]+) ([\d.]+) Tm|([\d.]+) ([\d.]+) Td/.exec(block) ?? [];
    const [, hex = ''] = /<([0-9A-F]*)> Tj/.exec(block) ?? [];
    return { text: Buffer.from(hex, 'hex').toString('latin1'), x: Number(x), y: Number(y), size: Number(size) };
  });
  const rules = [...drawn.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l/g)].map((each) =>
    each.slice(1).map(Number),
  );
  return { document, texts, rules };
}

const pdf = (more: Partial<ReceiptLines> = {}) => receiptPdf({ ...LINES, ...more }, 'Vixen').then(drawnIn);
const find = ({ texts }: Awaited<ReturnType<typeof drawnIn>>, text: string) =>
  texts.find((each) => each.text === text) ?? fail(text);
function fail(text: string): never {
  throw new Error(`The receipt does not say "${text}".`);
}

it('a receipt has one page of A4, which says everything from top to bottom', async () => {
  const drawn = await pdf();
  expect(drawn.document.getPages().map((page) => page.getSize())).toEqual([{ width: 595, height: 842 }]);
  expect(drawn.texts.map(({ text }) => text)).toEqual([
    'Vixen',
    'Receipt',
    'Number',
    'number-1',
    'Billed to',
    'ada@example.com',
    'Paid',
    '$23.99',
    'Refunded on March 6',
    'Questions? Write to us.',
  ]);
  const heights = [...new Set(drawn.texts.map(({ y }) => y))];
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  expect(heights).toHaveLength(7);
  expect(heights[0]).toBe(778);
  expect(heights.at(-1)).toBeGreaterThan(64);
  // No line reaches into the one above it.
  for (const [index, { y, size }] of drawn.texts.entries()) {
    const above = drawn.texts[index - 1];
    if (above !== undefined && above.y !== y) expect(above.y - y).toBeGreaterThan(size);
  }
});

it('a value stands beside its term, in a second column', async () => {
  const drawn = await pdf({ before: [{ term: 'Price', value: '$29.99' }], tax: { term: 'VAT', value: '$4.79' } });
  for (const [term, value] of [
    ['Number', 'number-1'],
    ['Price', '$29.99'],
    ['Paid', '$23.99'],
    ['VAT', '$4.79'],
  ] as const) {
    expect(find(drawn, term)).toMatchObject({ x: 64, y: find(drawn, value).y });
    expect(find(drawn, value).x).toBe(214);
  }
  expect(find(drawn, 'Price').y).toBeGreaterThan(find(drawn, 'Paid').y);
  expect(find(drawn, 'VAT').y).toBeLessThan(find(drawn, 'Paid').y);
});

it('lines that part facts, amount and notes go from margin to margin', async () => {
  const drawn = await pdf();
  expect(drawn.rules.map(([from, , to]) => [from, to])).toEqual([
    [64, 531],
    [64, 531],
  ]);
  const [first = 0, second = 0] = drawn.rules.map(([, height = 0]) => height);
  expect(first).toBeLessThan(find(drawn, 'Billed to').y);
  expect(first).toBeGreaterThan(find(drawn, 'Paid').y);
  expect(second).toBeLessThan(find(drawn, 'Paid').y);
  expect(second).toBeGreaterThan(find(drawn, 'Refunded on March 6').y);
});

it('a letter that the typeface does not have is a question mark', async () => {
  const drawn = await pdf({ facts: [{ term: 'Billed to', value: 'żółw😀@example.com' }] });
  expect(drawn.texts.map(({ text }) => text)).toContain('?ó?w?@example.com');
});

it('a text that is longer than the page is cut off with an ellipsis', async () => {
  const drawn = await pdf({ facts: [{ term: 'Billed to', value: 'w'.repeat(200) }] });
  const [cut = fail('www')] = drawn.texts.filter(({ text }) => text.startsWith('www'));
  // 317 points are left of the page, and a w is 7.9 wide.
  expect(cut.text).toMatch(/^w{38}\u0085$/);
});

it('a file names the receipt and its language', async () => {
  const { document } = await inLanguage('de', () => pdf());
  expect([document.getTitle(), document.getLanguage()]).toEqual(['Receipt Vixen', 'de']);
});

import type { PDFFont } from '@cantoo/pdf-lib';
import { requestLanguage } from '../../../../http/language.ts';
import type { ReceiptLines } from './receipt-lines.ts';

/** A4 in points. */
const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 64;
const LEFT_COLUMN = 150;
const LINE = 24;

/**
 * A receipt as a PDF of one page. Letters that its typeface does not have (WinAnsi) become question marks: they can occur
 * in an email address alone.
 */
export async function receiptPdf(
  { title, facts, before, total, tax, notes }: ReceiptLines,
  brand: string,
): Promise<Uint8Array> {
  // Half a megabyte of code that a gateway needs now and then.
  const { PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  document.setTitle(`${title} ${brand}`);
  document.setLanguage(requestLanguage());
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  const page = document.addPage([WIDTH, HEIGHT]);
  const grey = rgb(0.4, 0.4, 0.4);
  let y = HEIGHT - MARGIN;
  const write = (text: string, x: number, font: PDFFont, size: number, color = rgb(0, 0, 0)): void => {
    page.drawText(fitted(text, font, size, WIDTH - MARGIN - x), { x, y, size, font, color });
  };
  const rule = (): void => {
    page.drawLine({ start: { x: MARGIN, y }, end: { x: WIDTH - MARGIN, y }, thickness: 0.5, color: grey });
  };

  write(brand, MARGIN, bold, 20);
  y -= LINE * 2;
  write(title, MARGIN, bold, 28);
  y -= LINE * 1.5;
  for (const { term, value } of facts) {
    write(term, MARGIN, plain, 11, grey);
    write(value, MARGIN + LEFT_COLUMN, plain, 11);
    y -= LINE;
  }
  rule();
  y -= LINE * 1.2;
  for (const { term, value } of before) {
    write(term, MARGIN, plain, 11, grey);
    write(value, MARGIN + LEFT_COLUMN, plain, 11);
    y -= LINE;
  }
  write(total.term, MARGIN, bold, 14);
  write(total.value, MARGIN + LEFT_COLUMN, bold, 14);
  if (tax !== null) {
    y -= LINE;
    write(tax.term, MARGIN, plain, 11, grey);
    write(tax.value, MARGIN + LEFT_COLUMN, plain, 11);
  }
  y -= LINE * 0.8;
  rule();
  for (const note of notes) {
    y -= LINE;
    write(note, MARGIN, plain, 10, grey);
  }
  return document.save();
}

/** The text with the letters that the typeface has, cut off where the page ends. */
function fitted(text: string, font: PDFFont, size: number, width: number): string {
  const known = new Set(font.getCharacterSet());
  let shown = Array.from(text, (letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');
  while (font.widthOfTextAtSize(shown, size) > width) shown = `${shown.slice(0, -2)}…`;
  return shown;
}

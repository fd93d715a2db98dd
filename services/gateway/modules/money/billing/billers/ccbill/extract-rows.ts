import { z } from 'zod';
import { ccbillAmount, ccbillMoment, ccbillNumber } from './ccbill-values.ts';

/** The kinds of transaction that are requested. An expiry has no money and is in the status of its subscription. */
export const EXTRACT_TYPES = ['NEW', 'REBILL', 'REFUND', 'VOID', 'CHARGEBACK'] as const;

const subscriptionId = ccbillNumber;
const happened = { subscriptionId, at: ccbillMoment, amount: ccbillAmount };

const rowSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('NEW'), ...happened, name: z.string().max(80) }),
  z.object({ type: z.literal('REBILL'), ...happened, transactionId: ccbillNumber }),
  z.object({ type: z.enum(['REFUND', 'VOID', 'CHARGEBACK']), ...happened }),
]);

/** A transaction of the extract, without what it says of the person. */
export type ExtractRow = z.output<typeof rowSchema>;

/**
 * The columns of each kind of row. The first three are the kind, the account and the subaccount, the next two those
 * below.
 */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  NEW: { name: 7, amount: 17 },
  REBILL: { transactionId: 5, amount: 6 },
  REFUND: { amount: 5 },
  VOID: { amount: 5 },
  CHARGEBACK: { amount: 5 },
};
const SUBSCRIPTION = 3;
const MOMENT = 4;

/**
 * The rows of an extract, comma-separated with quotation marks
 * (https://ccbill.com/doc/data-link-extract-system-user-guide, read in November 2026). An extract without rows is empty
 * or `1`.
 * @throws Error for a refusal, and for a row that can't be read: half a list would hide money
 */
export function rowsIn(text: string): readonly ExtractRow[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '1');
  return lines.map((line) => {
    const cells = cellsIn(line);
    const columns = COLUMNS[cells[0] ?? ''];
    // The text of a refusal may contain the login, so it is not repeated.
    if (columns === undefined) throw new Error('CCBill answered without an extract.');
    const named = Object.entries(columns).map(([field, column]) => [field, cells[column]]);
    const parsed = rowSchema.safeParse({
      type: cells[0],
      subscriptionId: cells[SUBSCRIPTION],
      at: cells[MOMENT],
      ...Object.fromEntries(named),
    });
    if (!parsed.success) throw new Error(`CCBill's extract has a row of ${cells[0]} that can not be read.`);
    return parsed.data;
  });
}

/** The cells of a line; a quotation mark within one is doubled. */
function cellsIn(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? (plain ?? '').trim(),
  );
}

import { z } from 'zod';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { SANDBOX_AS_OF_HEADER } from '@network/validation/sandbox-segpay.ts';
import type { RocketgateSettings } from './rocketgate-settings.ts';
import { rocketgateAmount } from './rocketgate-values.ts';

const CALL_MS = 20_000;

/** Kinds of transactions, as the report numbers them. An authorization of nothing is a card that was verified. */
const TYPES = { verification: '1', sale: '2,3', credit: '4', void: '5' } as const;
export type TransactionType = keyof typeof TYPES;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `March, 02 2026 12:00:00`, in the time zone that the report was requested in: UTC. */
const instant = z.string().transform((text, context) => {
  const [, month = '', day = '', year = '', time = ''] =
    /^([A-Z][a-z]+), (\d{2}) (\d{4}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? [];
  const place = MONTHS.indexOf(month);
  if (place < 0) {
    context.addIssue({ code: 'custom', message: 'expected a time such as March, 02 2026 12:00:00' });
    return z.NEVER;
  }
  return new Date(`${year}-${String(place + 1).padStart(2, '0')}-${day}T${time}Z`);
});

const text = z.union([z.string(), z.number()]).transform(String);

/** The columns that are read, in small letters. */
const rowSchema = z.object({
  tr_id: text,
  cust_id_ext: text,
  inv_id_ext: text.nullable(),
  tr_amount: rocketgateAmount,
  curr_code_requested: z.string().regex(/^[A-Z]{3}$/),
  tr_date: instant,
  tr_chargebackdate: z.union([instant, z.literal('').transform(() => null), z.null()]),
  respc_id: z.coerce.number().int().min(0).max(9),
});

/** A transaction. `respc_id` is 0 for one that was approved, 1 and 2 for one that was declined. */
export type TransactionRow = z.output<typeof rowSchema>;

/** All transactions of an invoice, by kind. */
export type InvoiceRecord = Readonly<Record<TransactionType, readonly TransactionRow[]>>;

const reportSchema = z.object({ COLUMNS: z.array(z.string()), DATA: z.array(z.array(z.unknown())) });

/** A line of the report: of which invoice, and under which names its event may have been received. */
export interface ListedEvent {
  readonly invoice: string;
  readonly eventIds: readonly string[];
}

export interface TransactionReport {
  /** All transactions of an invoice on these days. */
  invoice(invoice: string, first: Date, last: Date): Promise<InvoiceRecord>;
  /** Lists what happened on these days, both included, by UTC: transactions, and chargebacks of earlier ones. */
  days(first: Date, last: Date): Promise<readonly ListedEvent[]>;
}

/**
 * The report of transactions, `Transactions.cfc`. RocketGate's own description is not public: parameters and columns are
 * those of three public programs that use it, https://github.com/symfonylab/rocketgate-report,
 * https://github.com/nevmmv/rocketgate-sdk and https://github.com/continuous-software/node-rocketgate (read in November
 * 2026); docs/how-to/go-live-with-a-biller.md has what to ask. A row that is not as they read it rejects the whole answer.
 * @param asOf the sandbox charges renewals up to then first
 */
export function transactionReport(settings: RocketgateSettings, asOf: Date | null = null): TransactionReport {
  async function rows(first: Date, last: Date, more: Readonly<Record<string, string>>): Promise<TransactionRow[]> {
    const query = new URLSearchParams({
      method: 'lookupTransaction',
      merch_id: settings.merchantId,
      gatewayPassword: settings.merchantPassword,
      fromDate: dayOf(first),
      toDate: dayOf(last),
      tmz: 'UTC',
      returnFormat: 'JSON',
      ...more,
    });
    const path = 'com/rocketgate/gateway/xml/Transactions.cfc';
    const response = await fetch(`${settings.reports}/${path}?${query.toString()}`, {
      headers: settings.isSandbox && asOf !== null ? { [SANDBOX_AS_OF_HEADER]: asOf.toISOString() } : {},
      signal: AbortSignal.timeout(CALL_MS),
    });
    // The address has the password: only the path is named.
    if (!response.ok) throw new Error(`RocketGate answered ${response.status} to ${path}.`);
    return rowsIn(await response.text());
  }

  return {
    invoice: async (invoice, first, last) => {
      const of = async (type: TransactionType): Promise<readonly TransactionRow[]> => {
        const found = await rows(first, last, { dc: 'td', inv_id_ext: invoice, ttype_id: TYPES[type] });
        return found.filter(({ inv_id_ext }) => inv_id_ext === invoice);
      };
      const [verification, sale, credit, voided] = await Promise.all([
        of('verification'),
        of('sale'),
        of('credit'),
        of('void'),
      ]);
      return { verification, sale, credit, void: voided };
    },
    days: async (first, last) => {
      const made = await rows(first, last, { dc: 'td' });
      const disputed = await rows(first, last, { dc: 'cb' });
      return [
        ...made.map(({ tr_id, inv_id_ext }) => ({ inv_id_ext, eventIds: [`trans:${tr_id}`, `unnamed:${tr_id}`] })),
        ...disputed.map(({ tr_id, inv_id_ext }) => ({ inv_id_ext, eventIds: [`chargeback:${tr_id}`] })),
      ].flatMap(({ inv_id_ext: invoice, eventIds }) => (invoice ? [{ invoice, eventIds }] : []));
    },
  };
}

/** JSON that is not JavaScript, behind two slashes. An error is XML. */
function rowsIn(answer: string): TransactionRow[] {
  let value: unknown;
  try {
    value = JSON.parse(answer.trimStart().replace(/^\/\//, ''));
  } catch {
    throw new Error('RocketGate answered without a report.');
  }
  const { COLUMNS, DATA } = reportSchema.parse(value);
  const names = COLUMNS.map((name) => name.toLowerCase());
  return DATA.map((cells) => rowSchema.parse(Object.fromEntries(names.map((name, place) => [name, cells[place]]))));
}

const dayOf = (date: Date): string => new Date(Math.floor(date.getTime() / DAY_MS) * DAY_MS).toISOString().slice(0, 10);

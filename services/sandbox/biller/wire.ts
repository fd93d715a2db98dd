import { z } from 'zod';

const id = z.string().regex(/^[A-Za-z0-9_:-]{1,100}$/);
const amount = z.int().min(0).max(10_000_000);
const currency = z.string().regex(/^[A-Z]{3}$/);
const moment = z.iso.datetime({ precision: 3 });
const address = z.url({ protocol: /^https?$/ });

const chargeSchema = z.strictObject({
  orderId: id,
  amount,
  currency,
  description: z.string().max(200),
  renewal: z
    .strictObject({
      amount,
      months: z.int().positive(),
      /** Days between renewals, for a vendor that counts days. */
      periodDays: z.int().positive().optional(),
      firstDays: z.int().positive().nullable(),
      firstAt: moment.nullable(),
    })
    .nullable(),
});

export type WireCharge = z.output<typeof chargeSchema>;

const agreementSchema = z.strictObject({
  orderId: id,
  tokenTransactionId: id,
  amount,
  currency,
  months: z.int().positive(),
  period: z.int().positive(),
  dueAt: moment,
  isCancelled: z.boolean(),
});

export type WireAgreement = z.output<typeof agreementSchema>;

const from = { biller: z.string().regex(/^[a-z]{1,32}$/), postbackUrl: address };
const reference = id;

/** The calls of the gateway, by path; unknown fields are refused. */
export const CALLS = {
  pages: z.strictObject({ ...from, charge: chargeSchema, approvedUrl: address, declinedUrl: address }),
  endPage: z.strictObject({ ...from, orderId: id }),
  charges: z.strictObject({ ...from, tokenTransactionId: id, charge: chargeSchema }),
  cancel: z.strictObject({ ...from, agreement: agreementSchema, reference }),
  reactivate: z.strictObject({ ...from, agreement: agreementSchema, amount, reference }),
  retry: z.strictObject({ ...from, agreement: agreementSchema, reference }),
  refund: z.strictObject({ ...from, agreement: agreementSchema, transactionId: id, amount, reference }),
  price: z.strictObject({ ...from, agreement: agreementSchema, amount }),
  renewal: z.strictObject({ ...from, agreement: agreementSchema }),
  cardPage: z.strictObject({ ...from, agreement: agreementSchema, backUrl: address }),
  events: z.strictObject({ ...from, orderId: id }),
  eventsSince: z.strictObject({
    ...from,
    since: moment,
    cursor: z
      .string()
      .regex(/^\d{1,9}$/)
      .nullable(),
  }),
  renewals: z.strictObject({ ...from, agreements: z.array(agreementSchema).max(1_000), by: moment, at: moment }),
};

/** The caller, and where postbacks go. */
export interface Caller {
  readonly biller: string;
  readonly postbackUrl: string;
}

import { z } from 'zod';
import { BILLERS, type BillerId } from '@network/tenant/constants.ts';

/** Where the support of billers answers the people whose cards they charge. */
export type BillerSupport = Readonly<Partial<Record<BillerId, string>>>;

const PAIR = /^([a-z]+)=(https:\/\/\S+)$/;
const isBiller = (id: string): id is BillerId => (BILLERS as readonly string[]).includes(id);

/** Addresses by biller, such as `segpay=https://cs.segpay.com`; a biller that is left out is answered for by the brand's own support. */
export const billerSupportVariables = {
  BILLER_SUPPORT: z
    .string()
    .transform((text, context): BillerSupport => {
      const pairs = text.split(',').map((pair) => PAIR.exec(pair.trim()));
      const known = pairs.flatMap((pair) => {
        const [, id = '', url = ''] = pair ?? [];
        return isBiller(id) && URL.canParse(url) ? [[id, url] as const] : [];
      });
      if (known.length === pairs.length && new Set(known.map(([id]) => id)).size === known.length) {
        return Object.fromEntries(known);
      }
      context.addIssue({
        code: 'custom',
        message: `expected such as segpay=https://support.example for each of some of ${BILLERS.join(', ')}, separated by commas`,
      });
      return z.NEVER;
    })
    .optional(),
};

import { maxLength, minLength, nullable, type output, record, strictObject, string, url } from 'zod/mini';

/** Where partners take calls, below their origin. */
export const PARTNER_PATHS = { oneClick: '/partner/v1/oneclick', cams: '/partner/v1/cams' } as const;

const short = string().check(minLength(1), maxLength(200));
const address = url().check(maxLength(2_048));

/** What the gateway asks a partner to sell by one click; the partner leads the person back to one of the two pages. */
export const partnerOneClickSchema = strictObject({
  /** The same for each attempt at one purchase, so that it is made once. */
  purchaseId: short,
  dealId: short,
  /** What is sold, as the person was shown it. */
  title: short,
  price: short,
  biller: short,
  /** The deal's number in that biller's forms. */
  upsellId: short,
  clickId: nullable(string().check(maxLength(200))),
  successUrl: address,
  failureUrl: address,
});

/** What the gateway asks the cams partner to let in; nothing of the parameters decides who that is. */
export const partnerCamsSchema = strictObject({
  email: short,
  siteName: short,
  parameters: record(short, string().check(maxLength(500))),
});

export type PartnerOneClick = output<typeof partnerOneClickSchema>;
export type PartnerCams = output<typeof partnerCamsSchema>;

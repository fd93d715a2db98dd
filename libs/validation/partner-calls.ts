import {
  boolean,
  enum as oneOf,
  maxLength,
  minLength,
  nullable,
  object,
  type output,
  record,
  strictObject,
  string,
  url,
} from 'zod/mini';

/** Paths of the partners' calls, below their origin. */
export const PARTNER_PATHS = { oneClick: '/partner/v1/oneclick', cams: '/partner/v1/cams' } as const;

const short = string().check(minLength(1), maxLength(200));
const address = url().check(maxLength(2_048));

/**
 * The gateway's request to a partner to sell by one click; the partner sends the person back to one of the two pages.
 */
export const partnerOneClickSchema = strictObject({
  /** It is the same for each attempt at one purchase, so that it is made once. */
  purchaseId: short,
  dealId: short,
  /** The item for sale, as the person saw it. */
  title: short,
  price: short,
  biller: short,
  /** The deal's number in that biller's forms. */
  upsellId: short,
  clickId: nullable(string().check(maxLength(200))),
  /** True for a sale without a page of the partner: the answer says at once how it ended. */
  isInternal: boolean(),
  successUrl: address,
  failureUrl: address,
});

/** A partner's answer to a sale without a page. */
export const partnerSaleSchema = object({ outcome: oneOf(['approved', 'declined']) });

/** The gateway's request to the cams partner to sign a person in; none of the parameters decides the identity. */
export const partnerCamsSchema = strictObject({
  email: short,
  siteName: short,
  parameters: record(short, string().check(maxLength(500))),
});

export type PartnerOneClick = output<typeof partnerOneClickSchema>;
export type PartnerCams = output<typeof partnerCamsSchema>;

import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import { cookieText, readPageCookie } from '../cookies/page-cookie.ts';

const COOKIE = 'sales_tracking';
/** The parameters of an affiliate's link. */
export const CAMPAIGN_NAMES = ['ref', 'elm', 'nats'] as const;
/** A code of a campaign. */
export const CAMPAIGN_CODE = /^[\w.~-]{1,128}$/;

/** The campaign codes of an affiliate's link. */
export type Campaign = { readonly [Name in (typeof CAMPAIGN_NAMES)[number]]?: string };

/** What of a page a campaign needs; a browser that refuses storage throws on any use of it. */
export interface CampaignPage {
  readonly document: { cookie: string };
  readonly localStorage: Pick<Storage, 'getItem'>;
}

/**
 * Stores the codes of an affiliate's link until its visitor joins: the first link of thirty days counts (K09, R57). For a
 * visitor who refused measuring they end with the browser.
 */
export function storeCampaign(
  search: string,
  isRefused: boolean,
  isSecure: boolean,
  page: CampaignPage = window,
): void {
  const parameters = new URLSearchParams(search);
  // Without an affiliate nobody is paid: ref and elm alone come from our own links.
  if (!CAMPAIGN_CODE.test(parameters.get('nats') ?? '')) return;
  try {
    if (readPageCookie(page.document.cookie, COOKIE) !== null) return;
    const codes = new URLSearchParams();
    for (const name of CAMPAIGN_NAMES) {
      const value = parameters.get(name);
      if (value !== null && CAMPAIGN_CODE.test(value)) codes.set(name, value);
    }
    const days = isRefused ? null : COOKIE_DAYS.salesTracking;
    page.document.cookie = cookieText({ name: COOKIE, value: codes.toString(), days }, isSecure);
  } catch {
    // A visitor whose browser refuses cookies joins without a code.
  }
}

/** The codes for the join address: from the local storage, else from the first link that led here. */
export function readCampaign(page: CampaignPage = window): Campaign {
  const cookie = new URLSearchParams(quietly(() => readPageCookie(page.document.cookie, COOKIE)) ?? '');
  return Object.fromEntries(
    CAMPAIGN_NAMES.flatMap((name) => {
      const stored = name === 'ref' ? null : quietly(() => page.localStorage.getItem(name));
      const value = [stored, cookie.get(name)].find((each) => CAMPAIGN_CODE.test(each ?? ''));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function quietly<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import { cookieText, readPageCookie } from '../cookies/page-cookie.ts';

const COOKIE = 'sales_tracking';
const NAMES = ['ref', 'elm', 'nats'] as const;
const CODE = /^[\w.~-]{1,128}$/;

/** What an affiliate's link said of where somebody comes from. */
export type Campaign = { readonly [Name in (typeof NAMES)[number]]?: string };

/** What of a page a campaign needs; a browser that refuses storage throws on any use of it. */
export interface CampaignPage {
  readonly document: { cookie: string };
  readonly localStorage: Pick<Storage, 'getItem'>;
}

/**
 * Keeps what an affiliate's link brought along, for when its visitor joins: the first link of thirty days counts (K09,
 * R57). Of who refused to be measured it is forgotten when the browser closes.
 */
export function storeCampaign(
  search: string,
  isRefused: boolean,
  isSecure: boolean,
  page: CampaignPage = window,
): void {
  const parameters = new URLSearchParams(search);
  // Without an affiliate there is nobody to be paid: ref and elm alone are our own links'.
  if (!CODE.test(parameters.get('nats') ?? '')) return;
  try {
    if (readPageCookie(page.document.cookie, COOKIE) !== null) return;
    const codes = new URLSearchParams();
    for (const name of NAMES) {
      const value = parameters.get(name);
      if (value !== null && CODE.test(value)) codes.set(name, value);
    }
    const days = isRefused ? null : COOKIE_DAYS.salesTracking;
    page.document.cookie = cookieText({ name: COOKIE, value: codes.toString(), days }, isSecure);
  } catch {
    // A visitor whose browser keeps nothing joins without a code.
  }
}

/** The codes of a query, as far as each was given once: the page is the same for all of them, and shared. */
export function campaignOf(search: string): Campaign {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const values = parameters.getAll(name);
      return values.length === 1 ? [[name, values[0]]] : [];
    }),
  );
}

/** What this browser keeps for the join address: by its local storage, else by the link that first led here. */
export function readCampaign(page: CampaignPage = window): Campaign {
  const cookie = new URLSearchParams(quietly(() => readPageCookie(page.document.cookie, COOKIE)) ?? '');
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const stored = name === 'ref' ? null : quietly(() => page.localStorage.getItem(name));
      const value = [stored, cookie.get(name)].find((each) => CODE.test(each ?? ''));
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

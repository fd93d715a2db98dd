import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Area } from '../request/host-table.ts';
import type { PageDocument } from './page-document.ts';

/** Parameters with a token: an address with one is not sent as a referrer. */
const TOKEN_PARAMETERS = /[?&](?:al_token|id_token|confirmation)=/;

/** The survey service's script sends answers to these hosts, and shows its questions from them. */
const SURVEYS = ' https://iteratehq.com https://*.iteratehq.com';

/** Makes the headers of a brand's pages, which differ by what a document has inline, by address and by area alone. */
export function createPageHeaders(
  tenant: Tenant,
  fonts: readonly string[],
  isDevelopment: boolean,
  hasSurveys = false,
  paymentOrigins: readonly string[] = [],
) {
  const { urls } = tenant;
  const isSecure = new URL(urls.members).protocol === 'https:';
  const media = [urls.assets, urls.films].map((origin) => (origin === undefined ? '' : ` ${origin}`)).join('');
  const surveys = hasSurveys ? SURVEYS : '';
  const recommender = tenant.features.recombee ? ' https://*.recombee.com' : '';
  const sources = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Signing out continues at the identity server, at the gateway's address; joining at a biller's payment page.
    ['form-action', "'self'", urls.members, urls.tour, urls.api, ...paymentOrigins].join(' '),
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    `font-src 'self'${media}`,
    `connect-src 'self'${media}${recommender}${surveys}${isDevelopment ? ' ws:' : ''}`,
    ...(hasSurveys ? [`frame-src 'self'${surveys}`] : []),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

  return ({ scripts, styles }: PageDocument, search: string, area: Area): Record<string, string> => ({
    'content-security-policy':
      `${sources}; script-src ${scripts}${surveys}; ` +
      // Elements' style attributes come from React; style elements are let in by their hashes. Vite's own client makes
      // them freely.
      `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : styles}; style-src-attr 'unsafe-inline'`,
    'referrer-policy': TOKEN_PARAMETERS.test(search) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    // Members' pages are not indexed: what can be found is on the tour host.
    ...(area === 'members' ? { 'x-robots-tag': 'noindex' } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(fonts.length > 0 ? { link: fonts.map(fontPreload).join(', ') } : {}),
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  });
}

function fontPreload(path: string): string {
  return `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
}

import { HOSTILE } from './bad-input.ts';
import {
  away,
  isSignedIn,
  MISSING,
  moved,
  open,
  originOf,
  page,
  type RouteCase,
  signIn,
  toLogin,
  where,
} from './route-case.ts';

/** R57: only a path of this brand survives. */
const login: readonly RouteCase[] = [
  { rule: 'R57', path: '/login', expect: ({ brand }) => toLogin(brand, '/') },
  { rule: 'R57', path: '/login?uri=%2Fvideos%3Fpage%3D2', expect: ({ brand }) => toLogin(brand, '/videos?page=2') },
  { rule: 'R57', path: '/login?uri=%2Fa&uri=%2Fb', expect: ({ brand }) => toLogin(brand, '/') },
  ...HOSTILE.map((uri): RouteCase => ({
    rule: 'D15',
    path: `/login?uri=${encodeURIComponent(uri)}`,
    expect: ({ brand }) => toLogin(brand, '/'),
  })),
];

const join: readonly RouteCase[] = [
  {
    rule: 'R07',
    path: '/joinnow?ref=home&elm=header',
    expect: (visit) => {
      if (visit.persona === 'visitor') return away(`${visit.brand.members}/joinnow?ref=home&elm=header`);
      return isSignedIn(visit) ? away('/?from=joinnow') : page('<h1');
    },
  },
];

const sisters: readonly RouteCase[] = [
  ...[undefined, ...HOSTILE].map((deeplink) => {
    const path = `/xsite/deeper${deeplink === undefined ? '' : `?deeplink=${encodeURIComponent(deeplink)}`}`;
    return signIn('R22', path, ({ brand }) => away(`${brand.members.replace(brand.id, 'deeper')}/`));
  }),
  signIn('R22', '/xsite/deeper?deeplink=%2Fvideos%3Fpage%3D2', ({ brand }) =>
    away(`${brand.members.replace(brand.id, 'deeper')}/videos?page=2`),
  ),
  signIn('R22', '/xsite/tushyraw', ({ brand }) =>
    away(`${brand.members.replace(brand.id, 'vixenplus')}/videos?sites=tushyraw`),
  ),
  signIn('R22', '/xsite/vixenplus', ({ brand }) => away(`${brand.members.replace(brand.id, 'vixenplus')}/`)),
  signIn('R22', '/xsite/nowhere', MISSING),
];

/** Pages without parameters. */
export const PAGE_CASES: readonly RouteCase[] = [
  open('R55', '/', page('<h1')),
  open('R14', '/categories', page('<h1')),
  open('R56', '/brands', page('<h1')),
  open('R58', '/support', page('<form')),
  open('R16', '/casting', page('<form')),
  open('R16', '/terms', page('<h1')),
  open('R16', '/privacy', page('Privacy</h1>')),
  open('R17', '/safety', page('Privacy</h1>')),
  open('R17', '/removal', page('Privacy</h1>')),
  open('R18', '/2257', page('2257')),
  open('R09', '/models?page=2&x=a%20b', moved('/performers?page=2&x=a%20b')),
  open('R11', '/favorites/models', moved('/favorites/performers')),
  { rule: 'R43', path: '/tube2?x=1&y=2', expect: (visit) => away(`${originOf(visit)}/?x=1&y=2`) },
  open('R43', '/tube2', away('/')),
  where(({ tenant }) => tenant.features.showcasesPage, open('R44', '/showcases', page('<h1'))),
  where(({ tenant }) => tenant.features.showAngels, open('R46', '/angels', page('<h1'))),
  signIn('R21', '/account', page('<h1')),
  signIn('R25', '/favorites', page('<h1')),
  signIn('R56', '/favorites/videos/external', page('<h1')),
  open('D13', '/nothing-here', MISSING),
  open('D13', '/videos/a/b', MISSING),
  open('D12', '/%2e%2e/%2e%2e/etc/passwd', MISSING),
  open('D12', '/videos/%2e%2e', MISSING),
  open('D12', '/videos/%2e%2e/login', MISSING),
  open('D12', '/videos/%2e%2e/%2e%2e/robots.txt', MISSING),
  open('D12', '/videos/../login?uri=%2F', MISSING),
  ...login,
  ...join,
  ...sisters,
];

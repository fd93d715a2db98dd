import type { PageFlag } from '@network/tenant/feature-flags.ts';

/** A page of the product: the rule that describes it, and the flag that it needs, if any. `$` is any parameter. */
export interface RouteRule {
  readonly rule: string;
  readonly path: string;
  readonly flag?: PageFlag;
}

/** Every route of site.md and of decisions D11 (R01 to R62), in the order of the rules. Redirects are not pages. */
export const ROUTE_RULES: readonly RouteRule[] = [
  { rule: 'R01', path: '/videos' },
  { rule: 'R02', path: '/videos/$' },
  { rule: 'R03', path: '/videos/$/comment/$' },
  { rule: 'R04', path: '/trailer/$' },
  { rule: 'R05', path: '/pictureset/$' },
  { rule: 'R06', path: '/toprated' },
  { rule: 'R07', path: '/joinnow' },
  { rule: 'R08', path: '/awards', flag: 'awardsLink' },
  { rule: 'R12', path: '/performers' },
  { rule: 'R13', path: '/performers/$' },
  { rule: 'R14', path: '/categories' },
  { rule: 'R16', path: '/casting' },
  { rule: 'R16', path: '/terms' },
  { rule: 'R16', path: '/privacy' },
  { rule: 'R17', path: '/safety' },
  { rule: 'R17', path: '/removal' },
  { rule: 'R18', path: '/2257' },
  { rule: 'R19', path: '/search' },
  { rule: 'R20', path: '/offers' },
  { rule: 'R21', path: '/account' },
  { rule: 'R22', path: '/xsite/$' },
  { rule: 'R23', path: '/cams' },
  { rule: 'R24', path: '/channels' },
  { rule: 'R25', path: '/favorites' },
  { rule: 'R26', path: '/favorites/videos' },
  { rule: 'R27', path: '/favorites/channels' },
  { rule: 'R28', path: '/favorites/performers' },
  { rule: 'R29', path: '/_signupsuccess' },
  { rule: 'R30', path: '/_signup-extern/$' },
  { rule: 'R31', path: '/_upgrademembership' },
  { rule: 'R32', path: '/_signupdenial' },
  { rule: 'R33', path: '/_upgradesuccess' },
  { rule: 'R34', path: '/_upgradedenial' },
  { rule: 'R35', path: '/parent-redirect' },
  { rule: 'R36', path: '/channels/$' },
  { rule: 'R37', path: '/channels/$/videos' },
  { rule: 'R38', path: '/channels/$/videos/$' },
  { rule: 'R39', path: '/channels/$/trailers/$' },
  { rule: 'R40', path: '/channels/$/picturesets/$' },
  { rule: 'R41', path: '/channels/$/packs/$' },
  { rule: 'R42', path: '/channels/all-videos' },
  { rule: 'R44', path: '/showcases', flag: 'showcasesPage' },
  { rule: 'R45', path: '/showcase/$', flag: 'showcasesPage' },
  { rule: 'R46', path: '/angels', flag: 'showAngels' },
  { rule: 'R47', path: '/angels/$', flag: 'showAngels' },
  { rule: 'R48', path: '/reels', flag: 'reels' },
  { rule: 'R49', path: '/wall', flag: 'curator' },
  { rule: 'R50', path: '/recommended-videos', flag: 'recombee' },
  { rule: 'R51', path: '/sites/$/$' },
  { rule: 'R52', path: '/deals' },
  { rule: 'R53', path: '/oneclick/outgoing-upsell' },
  { rule: 'R54', path: '/_upsell_signupsuccess' },
  { rule: 'R54', path: '/_upsell_signupdenial' },
  { rule: 'R55', path: '/' },
  { rule: 'R56', path: '/favorites/videos/external' },
  { rule: 'R56', path: '/brands' },
  { rule: 'R58', path: '/support' },
  { rule: 'R58', path: '/subscription-status' },
];

/** Pages beyond the specification. A new page goes here, with its flag if it has one. */
export const OWN_PAGES: readonly Omit<RouteRule, 'rule'>[] = [
  { path: '/history' },
  { path: '/watch-later' },
  { path: '/moderation' },
  { path: '/account/receipts/$' },
  { path: '/account/$' },
  { path: '/sign-out' },
];

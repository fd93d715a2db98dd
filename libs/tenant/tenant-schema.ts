import { z } from 'zod';
import { brandWordsSchema, copySchema, ownWords, unmatchedWords } from './brand-words.ts';
import { DEFAULT_LIST_SIZES, NATIVE_BILLERS } from './constants.ts';
import { frameSchema } from './frame-schema.ts';
import { filmPageSchema } from './film-page-schema.ts';
import { homeSchema } from './home-schema.ts';
import { type FeatureFlag, FEATURE_FLAGS, HEALTH_WARNING_REGIONS } from './feature-flags.ts';
import { isSiteId, type MultisiteGroup, type Site, type SiteId } from './sites.ts';
import { text } from './text-schema.ts';

const siteId = z.custom<SiteId>(isSiteId, 'expected the id of a site: lower-case letters and digits');
const brandId = z
  .string()
  .regex(/^[a-z][a-z0-9]{1,30}$/, 'expected lower-case letters and digits, beginning with a letter');

/** An origin: scheme and host, no path, no trailing slash. http is for localhost only. */
const origin = z.string().refine(
  (value) => {
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    const local = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
    return url.origin === value && (url.protocol === 'https:' || (local && url.protocol === 'http:'));
  },
  { error: 'expected an https origin without path or trailing slash, such as https://www.brand.example' },
);

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour as #rrggbb in lower case');
const listSizes = z.strictObject({
  large: z.int().positive(),
  medium: z.int().positive(),
  small: z.int().positive(),
});

const flags = z.strictObject(
  Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, z.boolean()])) as Record<FeatureFlag, z.ZodBoolean>,
);
const healthWarning = z.strictObject(
  Object.fromEntries(HEALTH_WARNING_REGIONS.map((region) => [region, z.boolean()])) as Record<
    (typeof HEALTH_WARNING_REGIONS)[number],
    z.ZodBoolean
  >,
);

/** A site, as the brand declares it that releases its films. */
const site = z.strictObject({
  id: siteId,
  name: text,
  abbreviation: z.string().regex(/^[a-z]{2,5}$/, 'expected two to five lower-case letters'),
  offerPageId: z.int().positive(),
  launchedOn: z.iso.date(),
}) satisfies z.ZodType<Site>;
const groupId = z.custom<MultisiteGroup>(
  (value) => typeof value === 'string' && /^multisite[A-Za-z0-9]{1,30}$/.test(value),
  'expected a name that begins with multisite',
);

const pixels = z.int().min(0).max(999);

/** How the identity server's pages look: the doors of a brand, which its stylesheet does not reach. */
const gate = z.strictObject({
  /** Where wordmark, heading and form are on a wide window; a phone sees one column. */
  layout: z.enum(['panel', 'split', 'column', 'poster', 'frame']),
  /** Radiuses in pixels; 999 rounds an end fully. */
  corners: z.strictObject({ panel: pixels, control: pixels, button: pixels }),
  /** How the display font sets headings; the tracking is in em. */
  heading: z.strictObject({
    weight: z.int().min(100).max(900),
    tracking: z.number().min(-0.1).max(0.2),
    uppercase: z.boolean().optional(),
  }),
});

const fields = z.strictObject({
  /** Folder name of the app, part of host names. */
  id: brandId,
  /** Name a person reads. */
  name: text,
  /** Names the session cookie: `<abbreviation>_session`. */
  abbreviation: z.string().regex(/^[a-z]{2,5}$/, 'expected two to five lower-case letters'),
  /** Shows all sites and is hidden from the porn portal. */
  combined: z.boolean().default(false),
  /** The flagship reloads a paid page after ten seconds regardless of polling (L05, D5). */
  flagship: z.boolean().default(false),
  /** Sites whose content this tenant shows; the first is its own. */
  sites: z.array(siteId).min(1, 'expected at least one site'),
  /**
   * Sites that exist by this brand: its own, and those without a brand that it shows. The gateway knows the network's
   * sites by these; no two brands declare the same.
   */
  ownSites: z.array(site).default([]),
  /** Multisite subscriptions that exist by this brand, with the sites that each of them opens. */
  multisites: z.record(groupId, z.array(siteId).min(2, 'expected at least two sites')).default({}),
  /** Sells the network's sites together: purchases of several sites are welcomed as its own (D6). */
  bundle: z.boolean().default(false),
  /** Brands of the network that a redirect from a page of this one may lead to. */
  sisters: z.array(brandId).default([]),
  urls: z.strictObject({
    tour: origin,
    members: origin,
    /** Where a browser finds the pictures and previews that everybody may see; the brand host serves them itself when unset. */
    assets: origin.optional(),
    /** Where a CDN serves films, if players are sent to one (`MEDIA_CDN_URL`). */
    films: origin.optional(),
    /** The gateway's public address. */
    api: origin,
    /** One more origin where partners of deals and cams are found: in development the sandbox. */
    partner: origin.optional(),
  }),
  theme: z.strictObject({
    /** Colors that HTML, mails and the sign-in form need outside the stylesheet; the rest is in theme.css. */
    palette: z.strictObject({ background: color, surface: color, text: color, accent: color, onAccent: color }),
    fonts: z.strictObject({ display: text, text }),
    /** The drawn name as SVG. The build reads it from `assets/wordmark.svg`, for sisters that name this brand. */
    wordmark: z.string().startsWith('<svg').max(8_192).optional(),
    /** Width to height of its cards, such as `2:1`. The build reads it from `theme.css`. */
    cardRatio: z
      .string()
      .regex(/^\d{1,2}(?:\.\d{1,2})?:\d{1,2}$/, 'expected width to height such as 16:9')
      .optional(),
    gate: gate.default({
      layout: 'panel',
      corners: { panel: 20, control: 12, button: 999 },
      heading: { weight: 600, tracking: -0.01 },
    }),
  }),
  copy: copySchema,
  /** The home page: what opens it, its rows from top to bottom, and its words. */
  home: homeSchema,
  /** Its words in other languages. Files of their own have them, `words/<language>.ts`, which the build reads. */
  words: z.record(z.string().regex(/^[a-z]{2}$/, 'expected a language such as de'), brandWordsSchema).default({}),
  /** What stands around its pages: the footer, offers of partners, the invitation to join. */
  frame: frameSchema,
  /** The page of a film: where its parts are. Bundles have it with the code of that page (1067). */
  filmPage: filmPageSchema,
  features: flags,
  healthWarning,
  /** Its theme.css has a light appearance besides the dark one; left out where it has none, so that bundles don't grow. */
  hasLightAppearance: z.literal(true).optional(),
  /** Sites with their own page under /sites. */
  standaloneSites: z.array(siteId).default([]),
  listSizes: z
    .strictObject({ pagination: listSizes, recommended: listSizes })
    .default(structuredClone(DEFAULT_LIST_SIZES)),
  /** The native billers that take cards first; left out, the network's order counts (D20). */
  payments: z.strictObject({ cardBillers: z.array(z.enum(NATIVE_BILLERS)).min(1) }).optional(),
  /** Hosts outside the network that a redirect may lead to. */
  partnerHosts: z.array(z.hostname()).default([]),
  /** `tour_link_code` of outgoing upsells, looked up here and never taken as a URL. */
  tourLinks: z.record(z.string().regex(/^[a-z0-9-]{1,40}$/), origin).default({}),
  /**
   * Where the public forms are mailed to, unless to `casting@`, `support@` and `removal@` of the tour host's domain; and the
   * business's address by post, unless it is the custodian's.
   */
  contacts: z
    .strictObject({
      casting: z.email().optional(),
      support: z.email().optional(),
      removal: z.email().optional(),
      post: text.optional(),
    })
    .default({}),
  /** Custodian of records of the 2257 page. */
  custodian: z.strictObject({ name: text, address: text }),
});

/** The configuration of a brand. Data only; no secrets, so it may be published. */
export const tenantSchema = fields
  .refine(({ sites, ownSites }) => ownSites.every(({ id }) => sites.includes(id)), {
    path: ['ownSites'],
    error: 'expected sites that it shows',
  })
  .refine(({ sites, home }) => sites.length > 1 || !home.hero.shows, {
    path: ['home', 'hero', 'shows'],
    error: 'expected no studios on a brand with one site',
  })
  .superRefine((tenant, check) => {
    for (const [language, words] of Object.entries(tenant.words)) {
      for (const { path, expected } of unmatchedWords(ownWords(tenant), words)) {
        check.addIssue({ code: 'custom', path: ['words', language, ...path], message: expected });
      }
    }
  });

export type Tenant = z.output<typeof tenantSchema>;
export type TenantInput = z.input<typeof tenantSchema>;
export type TenantUrls = Tenant['urls'];
export type HomeComposition = Tenant['home'];
export type HomeRow = HomeComposition['rows'][number];
export type FilmPageComposition = Tenant['filmPage'];

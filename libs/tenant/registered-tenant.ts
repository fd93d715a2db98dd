import { brandWordsSchema, ownWords, unmatchedWords } from './brand-words.ts';
import { parseTenant } from './define-tenant.ts';
import { FEATURE_FLAGS, HEALTH_WARNING_REGIONS } from './feature-flags.ts';
import { frameSchema } from './frame-schema.ts';
import { filmPageSchema } from './film-page-schema.ts';
import { homeSchema } from './home-schema.ts';
import { type Tenant, tenantSchema } from './tenant-schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the configuration of a registered release, which another version of this schema may have written: a flag that it
 * did not know is off, a region's warning is shown, and what this version does not know is left out.
 * @throws TenantConfigurationError for what this version needs and does not find
 */
export function readRegisteredTenant(input: unknown): Tenant {
  if (!isFields(input)) return parseTenant(input);
  const known = ofShape(input, Object.keys(tenantSchema.shape));
  const tenant = parseTenant({
    ...known,
    // Before brands declared sites, one brand alone showed several without being the whole network.
    ...(!('bundle' in input) && { bundle: isSeveral(input['sites']) && input['combined'] !== true }),
    // Those that this version can read are added below, once it is known what the brand says in English.
    words: {},
    // Pages are composed by a brand's own server: one that this version can't read is no reason to refuse the brand.
    home: homeSchema.safeParse(input['home']).data,
    frame: frameSchema.safeParse(input['frame']).data,
    filmPage: filmPageSchema.safeParse(input['filmPage']).data,
    features: withDefault(input['features'], FEATURE_FLAGS, false),
    healthWarning: withDefault(input['healthWarning'], HEALTH_WARNING_REGIONS, true),
    urls: ofShape(input['urls'], Object.keys(tenantSchema.shape.urls.shape)),
    theme: ofShape(input['theme'], Object.keys(tenantSchema.shape.theme.shape)),
    copy: ofShape(input['copy'], Object.keys(tenantSchema.shape.copy.shape)),
  });
  return { ...tenant, words: readableWords(input['words'], tenant) };
}

/** Another version may have other texts: the brand speaks English in a language in which this one misses some. */
function readableWords(input: unknown, tenant: Tenant): Tenant['words'] {
  if (!isFields(input)) return {};
  const readable = Object.entries(input).flatMap(([language, words]) => {
    const { data } = brandWordsSchema.safeParse(words);
    return data !== undefined && unmatchedWords(ownWords(tenant), data).length === 0 ? [[language, data] as const] : [];
  });
  return Object.fromEntries(readable);
}

function withDefault(input: unknown, names: readonly string[], value: boolean): Fields {
  return { ...Object.fromEntries(names.map((name) => [name, value])), ...ofShape(input, names) };
}

function ofShape(input: unknown, names: readonly string[]): Fields {
  if (!isFields(input)) return {};
  return Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
}

function isSeveral(sites: unknown): boolean {
  return Array.isArray(sites) && sites.length > 1;
}

function isFields(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

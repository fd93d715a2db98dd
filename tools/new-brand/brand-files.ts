import { FEATURE_FLAGS, HEALTH_WARNING_REGIONS } from '@network/tenant/feature-flags.ts';
import { SAMPLE_CUSTODIAN_ADDRESS, WELCOME_SITE_IDS } from '@network/tenant/constants.ts';
import type { Site } from '@network/tenant/sites.ts';
import type { BrandPalette } from './brand-palette.ts';

/** The input for the files of a new brand. */
export interface NewBrand {
  readonly id: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly palette: BrandPalette;
  /** Sites that other brands declare. */
  readonly network: readonly Site[];
  readonly sisters: readonly string[];
  /** Its own site's first day, `2026-03-01`. */
  readonly launchedOn: string;
}

/** Characters of a line. */
const LINE = 120;

/** The billers' page ids that belong to no single site (D6). */
const SHARED_OFFER_PAGES: readonly number[] = Object.values(WELCOME_SITE_IDS);

/**
 * `tenant.ts`: a site of its own beside the whole network's content, and every page flag off, to be switched on one by
 * one.
 */
export function tenantFile({ id, name, abbreviation, palette, network, sisters, launchedOn }: NewBrand): string {
  const offerPageId = Math.max(0, ...SHARED_OFFER_PAGES, ...network.map((site) => site.offerPageId)) + 1;
  const entries = (names: readonly string[], value: boolean): string =>
    names.map((entry) => `    ${/^\w+$/.test(entry) ? entry : `'${entry}'`}: ${value},`).join('\n');
  return `import { defineTenant } from '@network/tenant/define-tenant.ts';

export default defineTenant({
  id: '${id}',
  name: '${name}',
  abbreviation: '${abbreviation}',
${listOf('sites', [id, ...network.map((site) => site.id)])}
  ownSites: [
    {
      id: '${id}',
      name: '${name}',
      abbreviation: '${abbreviation}',
      offerPageId: ${offerPageId},
      launchedOn: '${launchedOn}',
    },
  ],
${listOf('sisters', sisters)}
  urls: {
    tour: 'https://www.${id}.example',
    members: 'https://members.${id}.example',
    assets: 'https://assets.${id}.example',
    api: 'https://api.${id}.example',
  },
  theme: {
    palette: {
      background: '${palette.page}',
      surface: '${palette.surface}',
      text: '${palette.strong}',
      accent: '${palette.accent}',
      onAccent: '${palette.onAccent}',
    },
    fonts: { display: 'Manrope', text: 'Manrope' },
  },
  copy: {
    tagline: 'New films every week.',
    description: '${name} shows films of the whole network, newest first.',
    keywords: ['films', 'network', 'newest'],
  },
  features: {
${entries(FEATURE_FLAGS, false)}
  },
  healthWarning: {
${entries(HEALTH_WARNING_REGIONS, true)}
  },
  custodian: {
    name: 'Custodian of Records, ${name}',
    address: '${SAMPLE_CUSTODIAN_ADDRESS}',
  },
});
`;
}

/** A list of names as the formatter would break it. */
function listOf(key: string, names: readonly string[]): string {
  const quoted = names.map((each) => `'${each}'`);
  const line = `  ${key}: [${quoted.join(', ')}],`;
  return line.length <= LINE ? line : `  ${key}: [\n${quoted.map((each) => `    ${each},\n`).join('')}  ],`;
}

/** `theme.css`: the template's shape with the new palette and the network's plain type. */
export function themeFile(brand: NewBrand): string {
  const lines = Object.entries(brand.palette).map(([key, value]) => `  --palette-${kebab(key)}: ${value};`);
  return `@import '@network/ui/fonts/manrope.css';

[data-brand='${brand.id}'] {
${lines.join('\n')}

  --face-text: 'Manrope', 'Manrope fallback', sans-serif;
  --face-display: 'Manrope', 'Manrope fallback', sans-serif;
  --display-weight: 700;
  --display-tracking: -0.02em;
  --display-leading: 1.05;
  --monogram: '${brand.name[0]}';
  --label-tracking: 0.02em;
  --label-transform: none;
  --label-weight: 600;
  --corner-control: 0.5rem;
  --corner-card: 0.75rem;
  --corner-panel: 1rem;
  --time-settle: 240ms;
  --time-slow: 600ms;
  --ease: cubic-bezier(0.2, 0.8, 0.2, 1);
}
`;
}

/** `favicon.svg`: the brand's first letter on its accent. */
export function faviconFile({ name, palette }: NewBrand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${palette.accent}"/><text x="32" y="45" font-family="sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="${palette.onAccent}">${name[0]}</text></svg>\n`;
}

/** `wordmark.svg`: the name in plain type, until a designer draws it. */
export function wordmarkFile({ name, palette }: NewBrand): string {
  const width = 60 * name.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 116" width="${width}" height="116"><text x="0" y="92" textLength="${width}" lengthAdjust="spacingAndGlyphs" font-family="sans-serif" font-size="96" font-weight="700" fill="${palette.strong}">${name}</text></svg>\n`;
}

/** The picture of shared links, 1200 by 630, to be rendered. */
export function socialCard({ name, palette }: NewBrand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><radialGradient id="g" cx="0.8" cy="0.1" r="1"><stop offset="0" stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.page}"/></radialGradient></defs><rect width="1200" height="630" fill="url(#g)"/><text x="80" y="350" font-family="sans-serif" font-size="120" font-weight="700" fill="${palette.strong}">${name}</text><rect x="80" y="400" width="160" height="8" fill="${palette.accent}"/></svg>`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

import type { MutatedFile } from '../mutant.ts';

const BRANDS = ['libs/tenant/define-tenant.test.ts'];

/** The ten brands: their configurations, their addresses, and the sites of the network. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/tenant/campaign.ts',
    tests: ['libs/tenant/campaign.test.ts'],
    mutants: [
      {
        rules: ['K10'],
        breaks: 'a campaign names its place before the brand',
        find: '${tenant.abbreviation}-${suffix}',
        replace: '${suffix}-${tenant.abbreviation}',
      },
      {
        rules: ['K10'],
        breaks: 'no campaign says that a link stood in the bar of the portal',
        find: "  'pp-bar',\n",
        replace: '',
      },
      {
        rules: ['K10'],
        breaks: 'an address names two campaigns',
        find: 'parameters.set(',
        replace: 'parameters.append(',
      },
      {
        rules: ['K10'],
        breaks: 'a campaign takes the place on the page from an address',
        find: "hash === undefined ? '' : `#${hash}`",
        replace: "''",
      },
      {
        rules: ['K10'],
        breaks: 'a campaign takes the rest of the query from an address',
        find: 'new URLSearchParams(query)',
        replace: 'new URLSearchParams()',
      },
      {
        rules: ['K10'],
        breaks: 'a campaign is added to an address without a query as if it had one',
        find: 'return `${path}?',
        replace: 'return `${path}&',
      },
    ],
  },
  {
    file: 'libs/tenant/contacts.ts',
    tests: ['libs/tenant/contacts.test.ts'],
    mutants: [
      {
        rules: ['R16', 'R58'],
        breaks: 'mail goes to the host of the pages',
        find: ".replace(/^www\\./, '')",
        replace: '',
      },
      {
        rules: ['R58'],
        breaks: 'a brand’s own address is passed over',
        find: 'tenant.contacts[kind] ?? ',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/tenant/sister-url.ts',
    tests: ['libs/tenant/tenant-urls.test.ts'],
    mutants: [
      {
        rules: ['R22'],
        breaks: 'a sister brand is looked for at the port of nobody',
        find: 'return parsed.origin;',
        replace: 'return `${parsed.protocol}//${parsed.hostname}`;',
      },
      {
        rules: ['R22'],
        breaks: 'a brand is found inside the name of another',
        find: 'label === ownId ? sisterId : label',
        replace: 'label.replace(ownId, sisterId)',
      },
    ],
  },
  {
    file: 'libs/tenant/define-tenant.ts',
    tests: BRANDS,
    mutants: [
      {
        rules: ['T01'],
        breaks: 'a configuration that is nothing crashes its check',
        find: '(input as { id?: unknown } | null)?.id',
        replace: '(input as { id?: unknown }).id',
      },
      {
        rules: ['T01'],
        breaks: 'what is wrong is not named by its path',
        find: '  ${path}: ${issue.message}',
        replace: '  ${issue.message}',
      },
      {
        rules: ['T01'],
        breaks: 'a flag that nobody knows is not named',
        find: 'keys.length === 1 ? keys : []',
        replace: 'keys.length > 1 ? keys : []',
      },
      {
        rules: ['T01'],
        breaks: 'what is no configuration crashes its check',
        find: '(input as { id?: unknown } | null)?.id',
        replace: 'Object.keys(input as object).length',
      },
    ],
  },
  {
    file: 'libs/tenant/tenant-schema.ts',
    tests: BRANDS,
    mutants: [
      {
        rules: ['T01'],
        breaks: 'a flag that nobody knows is taken',
        find: 'const flags = z.strictObject(',
        replace: 'const flags = z.object(',
      },
      { rules: ['T01'], breaks: 'an address may have a path', find: 'url.origin === value && ', replace: '' },
      {
        rules: ['T01'],
        breaks: 'an address of the open network may be without TLS',
        find: "(local && url.protocol === 'http:')",
        replace: "url.protocol === 'http:'",
      },
      {
        rules: ['T01'],
        breaks: 'a brand may show no site',
        find: ".min(1, 'expected at least one site')",
        replace: '',
      },
      {
        rules: ['T01'],
        breaks: 'a colour may be any word',
        find: ".regex(/^#[0-9a-f]{6}$/, 'expected a colour as #rrggbb in lower case')",
        replace: ".min(1, 'expected a colour')",
      },
      {
        rules: ['T01'],
        breaks: 'a brand stands without its site under /sites',
        find: ".default(['deeper', 'slayed', 'milfy', 'wifey'])",
        replace: ".default(['deeper', 'slayed', 'milfy'])",
      },
    ],
  },
  {
    file: 'libs/tenant/constants.ts',
    tests: BRANDS,
    mutants: [
      {
        rules: ['K04'],
        breaks: 'a wide screen lists eight',
        find: 'large: 6, medium: 4',
        replace: 'large: 8, medium: 4',
      },
    ],
  },
  {
    file: 'libs/tenant/sites.ts',
    tests: BRANDS,
    mutants: [
      { rules: ['T02'], breaks: 'the offers of two sites stand on one page', find: "'dpr', 6,", replace: "'dpr', 7," },
      {
        rules: ['T02'],
        breaks: 'the bundle sells the offers of a site',
        find: 'offerPageId: 10',
        replace: 'offerPageId: 1',
      },
      {
        rules: ['T02'],
        breaks: 'the subscription of eight sites opens seven',
        find: "multisiteVP: ['vixen', 'tushy', 'tushyraw', 'blacked', 'blackedraw', 'deeper', 'slayed', 'milfy']",
        replace: "multisiteVP: ['vixen', 'tushy', 'tushyraw', 'blacked', 'blackedraw', 'deeper', 'slayed']",
      },
    ],
  },
  {
    file: 'apps/vixen/tenant.ts',
    tests: BRANDS,
    mutants: [
      {
        rules: ['T03'],
        breaks: 'a brand is named otherwise than its folder',
        find: "id: 'vixen',",
        replace: "id: 'vixens',",
      },
      {
        rules: ['T02'],
        breaks: 'a brand has another abbreviation than its site',
        find: "abbreviation: 'vxn'",
        replace: "abbreviation: 'vix'",
      },
      {
        rules: ['T04'],
        breaks: 'a brand shows the films of its sister',
        find: "sites: ['vixen']",
        replace: "sites: ['vixen', 'tushy']",
      },
      {
        rules: ['T01'],
        breaks: 'members are sent to another host than the brand’s',
        find: 'https://members.vixen.example',
        replace: 'https://member.vixen.example',
      },
    ],
  },
  {
    file: 'apps/vixenplus/tenant.ts',
    tests: BRANDS,
    mutants: [
      {
        rules: ['T04'],
        breaks: 'the bundle passes for the combined tenant',
        find: '  sites: [...SITE_IDS],',
        replace: '  combined: true,\n  sites: [...SITE_IDS],',
      },
      {
        rules: ['T02'],
        breaks: 'the bundle shares the cookie of a site',
        find: "abbreviation: 'vxnp'",
        replace: "abbreviation: 'vxn'",
      },
    ],
  },
  {
    file: 'apps/milfy/tenant.ts',
    tests: BRANDS,
    mutants: [
      { rules: ['T07'], breaks: 'one brand more warns in Alabama', find: "'US-AL': false", replace: "'US-AL': true" },
    ],
  },
];

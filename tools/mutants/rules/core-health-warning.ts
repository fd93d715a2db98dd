import type { MutatedFile } from '../mutant.ts';

const tests = ['libs/core/server/brand-health-warning.test.ts'];

/** The health warning in the server's HTML, and acknowledging it. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/server/health-warning/gate-document.ts',
    tests,
    mutants: [
      {
        rules: ['H01'],
        breaks: 'the warning has the colours of the brand’s page around it',
        find: "'main{position:fixed;inset:0;overflow:auto;background:#000;",
        replace: "'main{position:fixed;inset:0;overflow:auto;",
      },
      {
        rules: ['H01'],
        breaks: 'the warning is smaller than 14 points',
        find: 'font:14pt/1.6 system-ui',
        replace: 'font:12pt/1.6 system-ui',
      },
      {
        rules: ['H01'],
        breaks: 'the warning’s style is not let in',
        find: '<style nonce="${nonce}">',
        replace: '<style>',
      },
      {
        rules: ['H03'],
        breaks: 'a warning leaves out a paragraph of its statute',
        find: 'Object.values(warnings).map(',
        replace: 'Object.values(warnings).slice(1).map(',
      },
      {
        rules: ['H03'],
        breaks: 'a warning does not name the helpline',
        find: '<p class="helpline">${escapeHtml(helplines[region])}</p>',
        replace: '',
      },
      {
        rules: ['M19'],
        breaks: 'the warning is no dialog',
        find: 'role="dialog" aria-modal="true"',
        replace: 'role="region"',
      },
    ],
  },
  {
    file: 'libs/core/health-warning/health-warning.ts',
    tests,
    mutants: [
      {
        rules: ['H02'],
        breaks: 'upgrading a membership is covered',
        find: "  '/_upgrademembership',\n",
        replace: '',
      },
      {
        rules: ['H02'],
        breaks: 'the page after a one-click purchase is covered',
        find: "  '/_upsell_signupsuccess',\n",
        replace: '',
      },
      {
        rules: ['H03'],
        breaks: 'a brand whose warning is off shows it',
        find: 'sfwRegion !== null && tenant.healthWarning[sfwRegion] ? sfwRegion : null',
        replace: 'sfwRegion',
      },
      {
        rules: ['H02'],
        breaks: 'the page of a denied sign-up is covered',
        find: "  '/_signupdenial',\n",
        replace: '',
      },
      { rules: ['H02'], breaks: 'joining is covered', find: "  '/joinnow',\n", replace: '' },
    ],
  },
  {
    file: 'libs/core/server/pages/page-server.ts',
    tests,
    mutants: [
      {
        rules: ['H02'],
        breaks: 'a page that is left uncovered forgets what is due',
        find: 'isHealthWarningPending: warning !== null,',
        replace: 'isHealthWarningPending: warning !== null && isCovered(facts.target.path),',
      },
      {
        rules: ['H01'],
        breaks: 'every page behind the warning is said to be there',
        find: '          status: page.status,\n          pieces',
        replace: '          status: 200,\n          pieces',
      },
      {
        rules: ['H01'],
        breaks: 'a page that is not there shows itself without the warning',
        find: 'warning !== null && page.status < 500',
        replace: 'warning !== null && page.status > 500',
      },
      {
        rules: ['H04'],
        breaks: 'a signed-in person is warned whatever the profile says',
        find: 'return isKnown ? null : due;',
        replace: 'return due;',
      },
    ],
  },
  {
    file: 'libs/core/server/health-warning/health-gate.ts',
    tests,
    mutants: [
      {
        rules: ['H01'],
        breaks: 'a crawler reads the warning instead of the page',
        find: ' || isCrawler(userAgent)',
        replace: '',
      },
      {
        rules: ['H04'],
        breaks: 'a browser that has acknowledged is warned again',
        find: 'region === null || hasAcknowledged(cookieHeader, region) ||',
        replace: 'region === null ||',
      },
      {
        rules: ['H04'],
        breaks: 'the profile is asked for the other region’s word',
        find: "{ 'US-TX': modals.texasHealthWarningAcknowledged, 'US-AL': modals.alabamaHealthWarningAcknowledged }",
        replace: "{ 'US-TX': modals.alabamaHealthWarningAcknowledged, 'US-AL': modals.texasHealthWarningAcknowledged }",
      },
    ],
  },
  {
    file: 'libs/core/server/health-warning/acknowledgement-cookie.ts',
    tests,
    mutants: [
      {
        rules: ['H04'],
        breaks: 'a word for an earlier text counts for a new one',
        find: '`${region}.${healthWarnings[region].version}`',
        replace: 'region',
      },
      {
        rules: ['H04'],
        breaks: 'a word is forgotten when the browser closes',
        find: 'Max-Age=${seconds}; ',
        replace: '',
      },
      {
        rules: ['H04'],
        breaks: 'the word for one region counts for the other',
        find: 'pair.trim() === `${NAME}=${valueOf(region)}`',
        replace: 'pair.trim().startsWith(`${NAME}=`) && valueOf(region) !== null',
      },
    ],
  },
  {
    file: 'libs/core/server/health-warning/acknowledge.ts',
    tests,
    mutants: [
      {
        rules: ['H04'],
        breaks: 'a signed-in person’s word stays in the browser alone',
        find: 'facts.sessionId !== null && (await tellProfile(facts, region))',
        replace: 'facts.sessionId !== null && region === null',
      },
      {
        rules: ['H04'],
        breaks: 'a visitor’s word is kept nowhere',
        find: 'cookie: isInProfile ? null : acknowledgementCookie(region, isSecure)',
        replace: 'cookie: null',
      },
      {
        rules: ['H04'],
        breaks: 'another site can acknowledge for somebody',
        find: "provenance === 'cross-site' || (",
        replace: '(',
      },
      {
        rules: ['H04'],
        breaks: 'a session’s word is taken from no browser',
        find: " || (provenance === 'unknown' && facts.sessionId !== null)",
        replace: '',
      },
      {
        rules: ['H04'],
        breaks: 'a word is kept where nothing was warned of',
        find: 'if (region === null) return { status: 303, location, cookie: null };',
        replace:
          "if (region === null) return { status: 303, location, cookie: acknowledgementCookie('US-TX', isSecure) };",
      },
      {
        rules: ['H04'],
        breaks: 'acknowledging leads home whatever was asked for',
        find: 'const location = nextPath(facts);',
        replace: "const location = '/';",
      },
    ],
  },
  {
    file: 'libs/core/server/site-meta.ts',
    tests,
    mutants: [
      {
        rules: ['H03'],
        breaks: 'the whole country is shown the warning of Texas',
        find: 'HEALTH_WARNING_REGIONS.find((known) => known === region) ?? null',
        replace: "HEALTH_WARNING_REGIONS.find((known) => known === region) ?? (country === 'US' ? 'US-TX' : null)",
      },
    ],
  },
  {
    file: 'libs/core/server/request/region.ts',
    tests,
    mutants: [
      {
        rules: ['H03'],
        breaks: 'a region that contradicts its country counts',
        find: 'country !== null && region !== null && !region.startsWith(`${country}-`) ? null : region',
        replace: 'region',
      },
    ],
  },
  {
    file: 'libs/core/server/request/next-path.ts',
    tests,
    mutants: [
      {
        rules: ['H04'],
        breaks: 'acknowledging leads to whatever begins like a path',
        find: 'asked.length === 1 ? checkRedirectTarget(asked[0], rules) : null',
        replace: 'asked[0] ?? checkRedirectTarget(asked[0], rules)',
      },
    ],
  },
];

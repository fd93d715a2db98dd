import type { MutatedFile } from '../mutant.ts';

const PARTNER = ['services/sandbox/partner/partner.test.ts'];
const GATEWAY = ['services/gateway/http/server.integration.test.ts'];

/** New brands, the looks of brands, the partner of the sandbox, and what the gateway says to every caller. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'tools/new-brand/brand-files.ts',
    tests: ['tools/new-brand/create-brand.test.ts'],
    mutants: [
      {
        rules: ['T01', 'T09'],
        breaks: 'a new brand has no address of the gateway',
        find: "    api: 'https://api.${id}.example',\n",
        replace: '',
      },
      {
        rules: ['T01'],
        breaks: 'a new brand does not say which warnings it shows',
        find: '${entries(HEALTH_WARNING_REGIONS, true)}\n',
        replace: '',
      },
    ],
  },
  {
    file: 'tools/new-brand/create-brand.ts',
    tests: ['tools/new-brand/create-brand.test.ts'],
    mutants: [
      {
        rules: ['T09'],
        breaks: 'a new brand has no entry of the server',
        find: "'entry-client.tsx', 'entry-server.ts', 'vite.config.ts'",
        replace: "'entry-client.tsx', 'vite.config.ts'",
      },
    ],
  },
  {
    file: 'tools/looks/compare-with-sprite.ts',
    tests: ['tools/looks/compare-with-sprite.test.ts'],
    mutants: [
      {
        rules: ['T09'],
        breaks: 'a new brand is complained of until its look is committed',
        find: 'if (!before || isSameLook(tile, before, share)) return [];',
        replace: 'if (!before) return [`${brand} has no look`];\n    if (isSameLook(tile, before, share)) return [];',
      },
      {
        rules: ['T09'],
        breaks: 'brands are told apart by their place in the row',
        find: 'const before = expected.get(brand);',
        replace: 'const before = [...expected.values()][[...looks.keys()].indexOf(brand)];',
      },
    ],
  },
  {
    file: 'tools/access-rules/removed-rules.ts',
    tests: ['tools/access-rules/removed-rules.integration.test.ts'],
    mutants: [
      {
        rules: ['A01', 'A15'],
        breaks: 'no test notices that a rule is taken out',
        find: 'source.slice(0, rule.start) + NOTHING + source.slice(rule.end)',
        replace: 'source',
      },
    ],
  },
  {
    file: 'libs/messages/obligations.ts',
    tests: ['libs/messages/consent-texts.test.ts'],
    mutants: [
      {
        rules: ['M27'],
        breaks: 'what a guest agrees to is cut short',
        find: 'and agree to receive email marketing.',
        replace: 'and more …',
      },
      {
        rules: ['M27'],
        breaks: 'both accounts of a tandem agree to another text',
        find: 'By accessing our members area',
        replace: 'By entering our members area',
      },
    ],
  },
  {
    file: 'libs/messages/vip.ts',
    tests: ['libs/messages/consent-texts.test.ts'],
    mutants: [
      {
        rules: ['M27'],
        breaks: 'a VIP agrees without knowing by what',
        find: 'By clicking CONTINUE you',
        replace: 'By going on you',
      },
    ],
  },
  {
    file: 'libs/messages/identity.ts',
    tests: ['libs/messages/consent-texts.test.ts'],
    mutants: [
      {
        rules: ['M27'],
        breaks: 'what emails are about is cut short',
        find: 'new scenes and special offers.',
        replace: 'new scenes ...',
      },
    ],
  },
  {
    file: 'libs/messages/errors.ts',
    tests: ['services/gateway/http/message-keys.test.ts'],
    mutants: [
      {
        rules: ['E18'],
        breaks: 'the gateway names a message that nobody wrote',
        find: '  tooManyRequests:',
        replace: '  tooMany:',
      },
    ],
  },
  {
    file: 'services/gateway/http/correlation-id.ts',
    tests: GATEWAY,
    mutants: [
      {
        rules: ['C28'],
        breaks: 'a correlation id may be anything',
        find: "typeof header === 'string' && WELL_FORMED.test(header)",
        replace: "typeof header === 'string'",
      },
      {
        rules: ['C28'],
        breaks: 'each request has an id of its own, whatever was sent',
        find: "typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID()",
        replace: 'randomUUID()',
      },
    ],
  },
  {
    file: 'services/sandbox/partner/pages.ts',
    tests: PARTNER,
    mutants: [
      { rules: ['L19'], breaks: 'the partner does not say what it takes', find: '<span>${price}</span>', replace: '' },
      {
        rules: ['C25'],
        breaks: 'the cams forget what a member came with',
        find: '<dd>${value}</dd>',
        replace: '<dd></dd>',
      },
    ],
  },
  {
    file: 'services/sandbox/partner/part.ts',
    tests: PARTNER,
    mutants: [
      {
        rules: ['L19'],
        breaks: 'who declines is led to the success',
        find: "request.query.answer === 'approve'",
        replace: "request.query.answer !== 'approve'",
      },
    ],
  },
  {
    file: 'services/sandbox/partner/sealed-ticket.ts',
    tests: PARTNER,
    mutants: [
      {
        rules: ['L19'],
        breaks: 'the partner leads to any address that is put to it',
        find: 'if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;',
        replace: '',
      },
      {
        rules: ['L19'],
        breaks: 'the seal of one purchase opens another',
        find: 'update(`partner-ticket.${text}`)',
        replace: 'update(`partner-ticket.${text.length > 0}`)',
      },
    ],
  },
];

import type { MutatedFile } from '../mutant.ts';

/** Public forms: removal, support and casting. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/requests/receive-request.ts',
    tests: ['services/gateway/modules/requests/requests.integration.test.ts'],
    mutants: [
      {
        rules: ['R17'],
        breaks: 'a removal is due in 48 minutes',
        find: 'REMOVAL_DEADLINE_HOURS * 3_600_000',
        replace: 'REMOVAL_DEADLINE_HOURS * 60_000',
      },
      {
        rules: ['R17'],
        breaks: 'a request that is sent again is told a number of its own',
        find: 'received(earlier.case_number, earlier.due_at)',
        replace: 'received(request.case_number, earlier.due_at)',
      },
      {
        rules: ['R16'],
        breaks: 'anything is taken for a picture',
        find: "return files.some(({ type }) => type === null) ? 'pictureType' : null;",
        replace: 'return null;',
      },
    ],
  },
  {
    file: 'services/gateway/modules/requests/request-mails.ts',
    tests: ['services/gateway/modules/requests/requests.integration.test.ts'],
    mutants: [
      {
        rules: ['R58'],
        breaks: 'support is told the code of a topic',
        find: "choiceText('topic', value('topic'))",
        replace: "value('topic')",
      },
      {
        rules: ['R16', 'R17'],
        breaks: 'every request is mailed to support',
        find: 'contactAddress(tenant, kind)',
        replace: "contactAddress(tenant, 'support')",
      },
    ],
  },
  {
    file: 'libs/validation/requests/check-request.ts',
    tests: ['services/gateway/modules/requests/requests.integration.test.ts'],
    mutants: [
      {
        rules: ['R58'],
        breaks: 'only the first field that is wrong is named',
        find: 'if (error !== null) errors[name] = error;',
        replace: 'if (error !== null) return { ok: false, errors: { [name]: error } };',
      },
      {
        rules: ['R16'],
        breaks: 'somebody under age applies',
        find: "return birthday <= today ? null : 'tooYoung';",
        replace: 'return null;',
      },
    ],
  },
  {
    file: 'services/gateway/modules/requests/request-limits.ts',
    tests: ['services/gateway/modules/requests/requests.integration.test.ts'],
    mutants: [
      {
        rules: ['R58'],
        breaks: 'an address may send one request less than its limit',
        find: 'row.taken > REQUEST_LIMIT.max',
        replace: 'row.taken >= REQUEST_LIMIT.max',
      },
    ],
  },
  {
    file: 'services/gateway/modules/requests/routes.ts',
    tests: ['services/gateway/modules/requests/requests.integration.test.ts'],
    mutants: [
      {
        rules: ['R58'],
        breaks: 'who is no brand server is let in',
        find: 'tenant === null || !isRequestKind(kind)',
        replace: '!isRequestKind(kind)',
      },
    ],
  },
  {
    file: 'services/gateway/modules/requests/read-form.ts',
    tests: ['services/gateway/modules/requests/requests.integration.test.ts'],
    mutants: [
      {
        rules: ['R16'],
        breaks: 'a form that cannot be read is an error of the gateway',
        find: "return error instanceof Error && !('code' in error);",
        replace: "return error instanceof Error && 'code' in error;",
      },
    ],
  },
  {
    file: 'services/gateway/modules/requests/picture-type.ts',
    tests: ['services/gateway/modules/requests/picture-type.test.ts'],
    mutants: [
      {
        rules: ['R16'],
        breaks: 'three bytes make a picture',
        find: '  if (head.length < SIGNATURE_BYTES) return null;\n',
        replace: '',
      },
      {
        rules: ['R16'],
        breaks: 'what is no other picture is a WebP',
        find: "return isWebp ? 'image/webp' : null;",
        replace: "return 'image/webp';",
      },
    ],
  },
];

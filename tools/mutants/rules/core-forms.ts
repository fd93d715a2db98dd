import type { MutatedFile } from '../mutant.ts';

/** Forms that are posted to their page. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/server/write-routes.ts',
    tests: ['libs/core/server/brand-forms.test.ts'],
    mutants: [
      {
        rules: ['R58'],
        breaks: 'a form that was received is shown again, and sent twice',
        find: 'return c.body(null, 303, { ...NOT_KEPT, location });',
        replace: 'return c.body(null, 200, { ...NOT_KEPT, location });',
      },
      {
        rules: ['R58'],
        breaks: 'the page does not know the number of the case',
        find: '`${form.path}?${new URLSearchParams({ received: answer.caseNumber })}`',
        replace: 'form.path',
      },
      {
        rules: ['R58'],
        breaks: 'the page comes again without what is wrong',
        find: 'await parts.pages(incoming, facts, answer)',
        replace: 'await parts.pages(incoming, facts)',
      },
      {
        rules: ['R07'],
        breaks: 'a form that only scripts can send loses its query',
        find: 'location: form.path + c.env.facts.target.search',
        replace: 'location: form.path',
      },
      {
        rules: ['R07'],
        breaks: 'a form that only scripts can send is not taken',
        find: '      routes.post(form.path, (c) => {\n',
        replace:
          "      routes.post(form.path, (c) => {\n        if (c.env.facts.area === 'tour') return refuse(c, 403);\n",
      },
      {
        rules: ['R58'],
        breaks: 'scripts are answered by a page',
        find: 'if (prefersJsonOver(incoming.headers.accept)) return c.json(answer, statusOf(answer), NOT_KEPT);',
        replace: '',
      },
      {
        rules: ['R58'],
        breaks: 'another site’s form is taken',
        find: "readProvenance(incoming.headers, facts.ownOrigin) !== 'same-origin'",
        replace: 'facts.sessionId !== null',
      },
      {
        rules: ['R58'],
        breaks: 'a form that no browser sent is taken',
        find: "readProvenance(incoming.headers, facts.ownOrigin) !== 'same-origin'",
        replace: "readProvenance(incoming.headers, facts.ownOrigin) === 'cross-site'",
      },
      {
        rules: ['R58'],
        breaks: 'a form of any type is read',
        find: "if (!FORM_TYPE.test(incoming.headers['content-type'] ?? '')) return refuse(c, 415);",
        replace: '',
      },
      {
        rules: ['R58'],
        breaks: 'a form that cannot be read is shown again',
        find: "if (answer === 'unreadable') return refuse(c, 400);",
        replace: "if (answer === 'unreadable') return refuse(c, 415);",
      },
    ],
  },
  {
    file: 'libs/core/server/forms/submit-form.ts',
    tests: ['libs/core/server/brand-forms.test.ts'],
    mutants: [
      {
        rules: ['R58'],
        breaks: 'a form reaches the gateway in nobody’s name',
        find: '...gatewayHeaders(facts, config), accept:',
        replace: 'accept:',
      },
      {
        rules: ['R58'],
        breaks: 'the gateway is not told how a form is written',
        find: "const PASSED_ON = ['content-type', ",
        replace: 'const PASSED_ON = [',
      },
      {
        rules: ['R58'],
        breaks: 'a form of any size is read',
        find: "if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return { outcome: 'tooLarge' };",
        replace: '',
      },
      {
        rules: ['R58'],
        breaks: 'texts that the gateway does not read are called unreadable',
        find: "if (response.statusCode === 413) return { outcome: 'tooLarge' };",
        replace: '',
      },
      {
        rules: ['R58'],
        breaks: 'a form that was refused counts as failed',
        find: "response.statusCode >= 400 && response.statusCode < 500 ? 'unreadable' : readFormAnswer(text)",
        replace: 'readFormAnswer(text)',
      },
    ],
  },
  {
    file: 'libs/core/forms/form-answer.ts',
    tests: ['libs/core/server/brand-forms.test.ts'],
    mutants: [
      {
        rules: ['R58'],
        breaks: 'too many forms are answered like a wrong one',
        find: 'limited: 429',
        replace: 'limited: 422',
      },
      {
        rules: ['R58'],
        breaks: 'a gateway that is away is answered as a page that broke',
        find: 'failed: 503',
        replace: 'failed: 500',
      },
    ],
  },
  {
    file: 'libs/core/server/pages/page-server.ts',
    tests: ['libs/core/server/brand-forms.test.ts'],
    mutants: [
      {
        rules: ['R58'],
        breaks: 'a page with what one person typed is shared',
        find: 'const key = formAnswer ? null : sharedPageKey(',
        replace: 'const key = sharedPageKey(',
      },
      {
        rules: ['R58'],
        breaks: 'a form that was not taken is answered as if it were',
        find: 'formAnswer && page.status === 200 ? statusOf(formAnswer) : page.status',
        replace: 'page.status',
      },
    ],
  },
];

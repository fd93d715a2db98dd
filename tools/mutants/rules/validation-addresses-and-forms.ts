import type { MutatedFile } from '../mutant.ts';

const PATHS = ['libs/validation/slug-and-page.test.ts'];
const FORMS = ['libs/validation/requests/check-request.test.ts'];
const DEALS = ['libs/validation/upsell-confirmation.test.ts'];

/** What an address may hold, and what the public forms take. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/validation/slug.ts',
    tests: PATHS,
    mutants: [
      {
        rules: ['V08'],
        breaks: 'a slug of 200 is too long',
        find: 'value.length <= MAX_SLUG_LENGTH',
        replace: 'value.length < MAX_SLUG_LENGTH',
      },
      {
        rules: ['V08'],
        breaks: 'a slug may have capitals',
        find: '/^[a-z0-9]+(?:-[a-z0-9]+)*$/',
        replace: '/^[a-z0-9]+(?:-[a-z0-9]+)*$/i',
      },
      {
        rules: ['V08'],
        breaks: 'a slug may be a path',
        find: '/^[a-z0-9]+(?:-[a-z0-9]+)*$/',
        replace: '/^[a-z0-9./%-]+$/',
      },
    ],
  },
  {
    file: 'libs/validation/page.ts',
    tests: PATHS,
    mutants: [
      {
        rules: ['V08'],
        breaks: 'no page is no page, not the first',
        find: 'if (value === undefined) return 1;',
        replace: '',
      },
      {
        rules: ['V08'],
        breaks: 'of two pages the first is taken',
        find: 'value.length === 1 && value[0] !== undefined',
        replace: 'value[0] !== undefined',
      },
      { rules: ['V08'], breaks: 'page 01 is page 1', find: '/^[1-9][0-9]{0,9}$/', replace: '/^[0-9]{1,10}$/' },
      {
        rules: ['V08'],
        breaks: 'a page and a half is a page',
        find: "if (typeof text !== 'string' || !PAGE.test(text)) return null;\n  const page = Number(text);",
        replace: 'const page = Number.parseFloat(String(text));\n  if (Number.isNaN(page)) return null;',
      },
      {
        rules: ['V08'],
        breaks: 'a page is larger than the database counts',
        find: 'page <= Math.min(max, MAX_PAGE)',
        replace: 'page <= MAX_PAGE + 1',
      },
      {
        rules: ['R08'],
        breaks: 'a route has pages beyond its last',
        find: 'page <= Math.min(max, MAX_PAGE)',
        replace: 'page <= MAX_PAGE',
      },
    ],
  },
  {
    file: 'libs/validation/requests/check-request.ts',
    tests: FORMS,
    mutants: [
      {
        rules: ['R16', 'R17', 'R58'],
        breaks: 'an email is kept as it was typed',
        find: "values[name] = rule.type === 'email' ? text.toLowerCase() : text;",
        replace: 'values[name] = text;',
      },
      {
        rules: ['R17'],
        breaks: 'only the first wrong field is named',
        find: 'if (error !== null) errors[name] = error;',
        replace:
          'if (error !== null && Object.keys(errors).length > 0) continue;\n    if (error !== null) errors[name] = error;',
      },
      {
        rules: ['R16'],
        breaks: 'who turns 18 today may not apply',
        find: "birthday <= today ? null : 'tooYoung'",
        replace: "birthday < today ? null : 'tooYoung'",
      },
      {
        rules: ['R16'],
        breaks: 'a day that is not in the calendar is a birthday',
        find: ' || !born.toISOString().startsWith(value)',
        replace: '',
      },
      {
        rules: ['R16'],
        breaks: 'who is of age in Auckland is of age everywhere',
        find: 'now.getTime() - 12 * 3_600_000',
        replace: 'now.getTime() + 12 * 3_600_000',
      },
      {
        rules: ['R16'],
        breaks: 'spaces make a text long enough',
        find: ".replaceAll(CONTROLS, '').trim()",
        replace: ".replaceAll(CONTROLS, '')",
      },
      {
        rules: ['R16'],
        breaks: 'an emoji counts as two characters',
        find: 'return Array.from(text).length;',
        replace: 'return text.length;',
      },
      {
        rules: ['R16'],
        breaks: 'a consent is given by saying no',
        find: "value === 'yes' ? null : 'consentMissing'",
        replace: "value !== '' ? null : 'consentMissing'",
      },
      {
        rules: ['R16'],
        breaks: 'four pictures are too many',
        find: 'count > rule.max ?',
        replace: 'count >= rule.max ?',
      },
      {
        rules: ['R58'],
        breaks: 'any word is a topic',
        find: "rule.choices.includes(value) ? null : 'invalidChoice'",
        replace: 'null',
      },
      {
        rules: ['R17'],
        breaks: 'control characters are kept',
        find: ".replaceAll(CONTROLS, '').trim()",
        replace: '.trim()',
      },
      {
        rules: ['R16', 'R17'],
        breaks: 'a name that every object has is taken for a field that was sent',
        find: 'for (const [name, rule] of Object.entries(fieldsOf(kind))) {',
        replace:
          "for (const [name, rule] of Object.entries({ ...given, ...fieldsOf(kind) }) as [string, FieldRule][]) {\n    if (typeof rule === 'string') values[name] = rule;",
      },
    ],
  },
  {
    file: 'libs/validation/upsell-confirmation.ts',
    tests: DEALS,
    mutants: [
      {
        rules: ['R52'],
        breaks: 'base64 of addresses is not read',
        find: ".replaceAll('-', '+').replaceAll('_', '/')",
        replace: '',
      },
      {
        rules: ['R52'],
        breaks: 'a plus that came as a space is lost',
        find: "value.replaceAll(' ', '+')",
        replace: 'value',
      },
      {
        rules: ['R52'],
        breaks: 'a price may not be a number',
        find: "typeof price === 'number' && Number.isFinite(price) ? String(price) : price",
        replace: 'price',
      },
      {
        rules: ['R52'],
        breaks: 'every text has to be there',
        find: "if (value === undefined || value === null) return '';",
        replace: '',
      },
      {
        rules: ['E14'],
        breaks: 'a link of nothing but spaces is a link',
        find: "link.trim() === ''",
        replace: "link === ''",
      },
      { rules: ['R52'], breaks: 'a list passes for a confirmation', find: ' || Array.isArray(content)', replace: '' },
      {
        rules: ['R52'],
        breaks: 'a title may be as long as it likes',
        find: "title: textOf(content['title'], MAX_TEXT.title)",
        replace: "title: textOf(content['title'], Infinity)",
      },
      { rules: ['R52'], breaks: 'broken letters pass for text', find: '{ fatal: true }', replace: '{ fatal: false }' },
      {
        rules: ['R52'],
        breaks: 'what is written loses every letter that is not Latin',
        find: 'new TextEncoder().encode(JSON.stringify(confirmation))',
        replace: 'Array.from(JSON.stringify(confirmation), (letter) => letter.charCodeAt(0) & 0xff)',
      },
      {
        rules: ['R52'],
        breaks: 'a link that is no text breaks the page',
        find: "(typeof link === 'string' && link.trim() === '')",
        replace: "(link as string).trim() === ''",
      },
      {
        rules: ['R52'],
        breaks: 'a confirmation may hold anything',
        find: "return typeof value === 'string' && value.length <= max ? value : null;",
        replace: 'return String(value).length <= max ? (value as string) : null;',
      },
    ],
  },
];

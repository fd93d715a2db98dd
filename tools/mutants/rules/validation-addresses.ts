import type { MutatedFile } from '../mutant.ts';

const PATHS = ['libs/validation/slug-and-page.test.ts'];
const DEALS = ['libs/validation/upsell-confirmation.test.ts'];

/** What an address may hold. */
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
      { rules: ['V08'], breaks: 'a slug of one letter is none', find: '[a-z0-9]+(?:-', replace: '[a-z0-9]{2,}(?:-' },
      { rules: ['V08'], breaks: 'a slug of several words is none', find: '(?:-[a-z0-9]+)*$/', replace: '$/' },
      {
        rules: ['V08'],
        breaks: 'a slug of nothing is one',
        find: '/^[a-z0-9]+(?:-[a-z0-9]+)*$/',
        replace: '/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/',
      },
      {
        rules: ['V08'],
        breaks: 'a slug may be as long as it likes',
        find: 'value.length <= MAX_SLUG_LENGTH && ',
        replace: '',
      },
      {
        rules: ['V08'],
        breaks: 'a slug may have underscores and spaces',
        find: '/^[a-z0-9]+(?:-[a-z0-9]+)*$/',
        replace: '/^[\\w\\s]+(?:-[\\w\\s]+)*$/',
      },
      {
        rules: ['V08'],
        breaks: 'a slug may be in any alphabet',
        find: '/^[a-z0-9]+(?:-[a-z0-9]+)*$/',
        replace: '/^[\\p{Ll}0-9]+(?:-[\\p{Ll}0-9]+)*$/u',
      },
      {
        rules: ['V08'],
        breaks: 'a number passes for a slug',
        find: "typeof value === 'string' && value.length <= MAX_SLUG_LENGTH && SLUG.test(value)",
        replace: 'String(value).length <= MAX_SLUG_LENGTH && SLUG.test(String(value))',
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
      {
        rules: ['V08'],
        breaks: 'an empty list of pages is no page',
        find: 'if (value.length === 0) return 1;',
        replace: 'if (value.length === 0) return null;',
      },
      {
        rules: ['V08'],
        breaks: 'a page that is a number is refused',
        find: "typeof value === 'number' ? String(value) : value",
        replace: 'value',
      },
      {
        rules: ['V08'],
        breaks: 'the last page is refused',
        find: 'page <= Math.min(max, MAX_PAGE)',
        replace: 'page < Math.min(max, MAX_PAGE)',
      },
      {
        rules: ['V08'],
        breaks: 'every page is read as the one after it',
        find: 'const page = Number(text);',
        replace: 'const page = Number(text) + 1;',
      },
      {
        rules: ['V08'],
        breaks: 'what is no text passes for its text',
        find: "const text = typeof value === 'number' ? String(value) : value;",
        replace: 'const text = String(Number(value));',
      },
      {
        rules: ['V08'],
        breaks: 'a page that was given as nothing is the first',
        find: ' && value[0] !== undefined',
        replace: '',
      },
      {
        rules: ['V08'],
        breaks: 'a page may be as large as it likes',
        find: 'return page <= Math.min(max, MAX_PAGE) ? page : null;',
        replace: 'return page;',
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
      {
        rules: ['E14'],
        breaks: 'a link that is not there is told as unreadable',
        find: 'link === undefined || link === null || ',
        replace: '',
      },
      {
        rules: ['E14'],
        breaks: 'an empty link is told as a link',
        find: "(typeof link === 'string' && link.trim() === '')",
        replace: "(typeof link === 'string' && /^\\s+$/.test(link))",
      },
      {
        rules: ['R52'],
        breaks: 'what is no base64 is read as far as it goes',
        find: '  if (!BASE64.test(encoded)) return null;\n',
        replace: '',
      },
      {
        rules: ['R52'],
        breaks: 'a confirmation may be as long as it likes',
        find: ' || value.length > MAX_ENCODED',
        replace: '',
      },
      {
        rules: ['R52'],
        breaks: 'a text passes for a confirmation',
        find: "typeof content !== 'object' || content === null || ",
        replace: '',
      },
      {
        rules: ['R52'],
        breaks: 'two confirmations pass for one',
        find: "if (typeof value !== 'string' || value === '' || value.length > MAX_ENCODED) return null;\n  // A plus that was not encoded in an address arrives as a space.\n  const encoded = value.",
        replace: "const given = String(value).split(',', 1)[0] ?? '';\n  const encoded = given.",
      },
      {
        rules: ['R52'],
        breaks: 'what is no JSON breaks the page',
        find: '  } catch {\n    return null;\n  }',
        replace: '  } finally {\n    new Date();\n  }',
      },
      {
        rules: ['R52'],
        breaks: 'a description may be as long as it likes',
        find: 'description: 1_000',
        replace: 'description: 100_000',
      },
    ],
  },
];

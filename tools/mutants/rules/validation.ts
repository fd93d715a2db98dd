import type { MutatedFile } from '../mutant.ts';

const PEOPLE = ['libs/validation/people-fields.test.ts'];

/** What people type: emails, passwords, names and comments. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/validation/email.ts',
    tests: PEOPLE,
    mutants: [
      { rules: ['V03'], breaks: 'an email of 254 characters is too long', find: 'max: 254', replace: 'max: 253' },
      {
        rules: ['V03'],
        breaks: 'spaces around an email count',
        find: 'email.length < LENGTH.min || email.length > LENGTH.max',
        replace: 'email.length < LENGTH.min || value.length > LENGTH.max',
      },
      {
        rules: ['V03'],
        breaks: 'an email keeps its capitals',
        find: 'email.toLowerCase() : null',
        replace: 'email : null',
      },
      {
        rules: ['V03'],
        breaks: 'an apostrophe is no part of an email',
        find: "const LOCAL = /^[A-Za-z0-9!#$%&'*+",
        replace: 'const LOCAL = /^[A-Za-z0-9!#$%&*+',
      },
      {
        rules: ['V03'],
        breaks: 'an email may stand at a number of the network',
        find: "TOP_LABEL.test(labels.at(-1) ?? '')",
        replace: "labels.at(-1) !== ''",
      },
      {
        rules: ['V03'],
        breaks: 'a letter that only looks like one of ASCII passes for it',
        find: 'const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;',
        replace: 'const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/iu;',
      },
      {
        rules: ['V03'],
        breaks: 'the name of an email may be as long as it likes',
        find: 'local.length > MAX_LOCAL_LENGTH || ',
        replace: '',
      },
      {
        rules: ['V03'],
        breaks: 'an email may be in any alphabet and then reads as another',
        find: '!LOCAL.test(local) || ',
        replace: '',
      },
      {
        rules: ['V03'],
        breaks: 'a VIP converts to an address under the VIP domain',
        find: 'domain === vipDomain || domain?.endsWith(`.${vipDomain}`) === true',
        replace: 'domain === vipDomain',
      },
      {
        rules: ['V03'],
        breaks: 'a domain that only ends like the VIP domain is refused',
        find: 'domain?.endsWith(`.${vipDomain}`) === true',
        replace: 'domain?.endsWith(vipDomain) === true',
      },
      { rules: ['V03'], breaks: 'an email of seven characters is too short', find: 'min: 6', replace: 'min: 7' },
      {
        rules: ['V03'],
        breaks: 'a name of 64 characters is too long',
        find: 'MAX_LOCAL_LENGTH = 64',
        replace: 'MAX_LOCAL_LENGTH = 63',
      },
      {
        rules: ['V03'],
        breaks: 'a label of 63 characters is too long',
        find: 'MAX_LABEL_LENGTH = 63',
        replace: 'MAX_LABEL_LENGTH = 62',
      },
      {
        rules: ['V03'],
        breaks: 'a label may be as long as it likes',
        find: 'label.length <= MAX_LABEL_LENGTH && ',
        replace: '',
      },
      {
        rules: ['V03'],
        breaks: 'a country in its own alphabet has no emails',
        find: '|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/',
        replace: ')$/',
      },
      { rules: ['V03'], breaks: 'an email may stand at one word', find: ' || labels.length < 2', replace: '' },
      {
        rules: ['V03'],
        breaks: 'a label may begin or end with a hyphen',
        find: 'const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;',
        replace: 'const LABEL = /^[A-Za-z0-9-]+$/;',
      },
      {
        rules: ['V03'],
        breaks: 'a domain may have signs and spaces',
        find: 'const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;',
        replace: 'const LABEL = /^[^.]*$/;',
      },
      {
        rules: ['V03'],
        breaks: 'a list of one email passes for it',
        find: "if (typeof value !== 'string') return null;\n  const email = value.trim();",
        replace: 'const email = String(value).trim();',
      },
      { rules: ['V03'], breaks: 'a top label of one letter is one', find: '[A-Za-z]{2,}', replace: '[A-Za-z]{1,}' },
    ],
  },
  {
    file: 'libs/validation/password.ts',
    tests: PEOPLE,
    mutants: [
      { rules: ['V02'], breaks: 'a password of 32 is too long', find: '{8,32}', replace: '{8,31}' },
      { rules: ['V02'], breaks: 'a password of seven is long enough', find: '{8,32}', replace: '{7,32}' },
      { rules: ['V02'], breaks: 'a password may hold signs', find: '[A-Za-z0-9]', replace: '[!-~]' },
      { rules: ['V02'], breaks: 'a password of eight is too short', find: '{8,32}', replace: '{9,32}' },
      { rules: ['V02'], breaks: 'a password of 33 is not too long', find: '{8,32}', replace: '{8,33}' },
      { rules: ['V02'], breaks: 'a password may hold spaces', find: '[A-Za-z0-9]', replace: '[A-Za-z0-9 ]' },
      {
        rules: ['V02'],
        breaks: 'a password may be in any alphabet',
        find: '/^[A-Za-z0-9]{8,32}$/',
        replace: '/^[\\p{L}\\p{N}]{8,32}$/u',
      },
      { rules: ['V02'], breaks: 'a password may end with a line', find: '{8,32}$/', replace: '{8,32}\\s?$/' },
      {
        rules: ['V02'],
        breaks: 'what is nothing is a password',
        find: "typeof value === 'string' && JOIN_PASSWORD.test(value)",
        replace: "JOIN_PASSWORD.test(`${value ?? 'password'}`)",
      },
    ],
  },
  {
    file: 'libs/validation/username.ts',
    tests: PEOPLE,
    mutants: [
      { rules: ['V01'], breaks: 'a name of 20 is too long', find: '{3,20}', replace: '{3,19}' },
      { rules: ['V01'], breaks: 'a name of two is long enough', find: '{3,20}', replace: '{2,20}' },
      { rules: ['V01'], breaks: 'a name may have capitals', find: '[a-z0-9]', replace: '[A-Za-z0-9]' },
      { rules: ['V01'], breaks: 'a name of three is too short', find: '{3,20}', replace: '{4,20}' },
      { rules: ['V01'], breaks: 'a name of 21 is not too long', find: '{3,20}', replace: '{3,21}' },
      { rules: ['V01'], breaks: 'a name may have hyphens and spaces', find: '[a-z0-9]', replace: '[a-z0-9 -]' },
      {
        rules: ['V01'],
        breaks: 'a name may be in any alphabet',
        find: '/^[a-z0-9]{3,20}$/',
        replace: '/^[\\p{Ll}0-9]{3,20}$/u',
      },
      {
        rules: ['V01'],
        breaks: 'what is nothing is a name',
        find: "typeof value === 'string' && USERNAME.test(value)",
        replace: 'USERNAME.test(`${value}`)',
      },
      { rules: ['V01'], breaks: 'a name may end with a line', find: '{3,20}$/', replace: '{3,20}\\s?$/' },
    ],
  },
  {
    file: 'libs/validation/change-password.ts',
    tests: PEOPLE,
    mutants: [
      {
        rules: ['V05'],
        breaks: 'a new password that is confirmed is refused',
        find: 'confirmation === newPassword ?',
        replace: 'confirmation === oldPassword ?',
      },
      {
        rules: ['V05'],
        breaks: 'the confirmation may differ in its capitals',
        find: 'confirmation === newPassword ?',
        replace: 'confirmation.toLowerCase() === newPassword.toLowerCase() ?',
      },
      {
        rules: ['V05'],
        breaks: 'the old password is taken as the new one',
        find: ' && newPassword !== oldPassword',
        replace: '',
      },
      {
        rules: ['V05'],
        breaks: 'a new password need not keep to the join rule',
        find: 'return isJoinPassword(value) && !isCommonPassword(value);',
        replace: "return typeof value === 'string' && value.length >= 8 && !isCommonPassword(value);",
      },
    ],
  },
  {
    file: 'libs/validation/password-blocklist.ts',
    tests: PEOPLE,
    mutants: [
      {
        rules: ['V05'],
        breaks: 'a common password passes in capitals',
        find: 'const lower = password.toLowerCase();',
        replace: 'const lower = password;',
      },
      { rules: ['V05'], breaks: 'a common word passes with a year', find: '|| STEMS.test(lower)', replace: '' },
      {
        rules: ['V05'],
        breaks: 'one letter again and again is a password',
        find: ' || /^(.{1,3})\\1+$/.test(lower)',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/validation/comment-text.ts',
    tests: PEOPLE,
    mutants: [
      { rules: ['V07'], breaks: 'a comment is not composed', find: ".normalize('NFC')", replace: '' },
      { rules: ['V07'], breaks: 'line ends of Windows are refused', find: ".replaceAll('\\r\\n', '\\n')", replace: '' },
      {
        rules: ['V07'],
        breaks: 'a comment of nothing is taken',
        find: "if (text === '') return { refused: 'empty' };",
        replace: '',
      },
      {
        rules: ['V07'],
        breaks: 'an emoji counts as two characters',
        find: ' && Array.from(text).length > MAX_COMMENT_LENGTH',
        replace: '',
      },
      {
        rules: ['V07'],
        breaks: 'a comment may have one character more',
        find: 'Array.from(text).length > MAX_COMMENT_LENGTH',
        replace: 'Array.from(text).length > MAX_COMMENT_LENGTH + 1',
      },
      {
        rules: ['V07'],
        breaks: 'a comment may turn the direction of its text',
        find: '\\u202a-\\u202e\\u2066-\\u2069',
        replace: '',
      },
      {
        rules: ['V07'],
        breaks: 'a comment may hold control characters',
        find: 'return CONTROL.test(text) ?',
        replace: 'return CONTROL.test(text) && text.length > 2_000 ?',
      },
      { rules: ['V07'], breaks: 'a comment may hold tabs', find: '\\u0000-\\u0009', replace: '\\u0000-\\u0008' },
      {
        rules: ['V07'],
        breaks: 'a comment may break lines in a way that nothing shows',
        find: '\\u2028\\u2029',
        replace: '',
      },
      {
        rules: ['V07'],
        breaks: 'a comment keeps the spaces around it',
        find: ".normalize('NFC').trim()",
        replace: ".normalize('NFC')",
      },
    ],
  },
];

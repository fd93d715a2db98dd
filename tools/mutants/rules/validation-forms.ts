import type { MutatedFile } from '../mutant.ts';

const FORMS = ['libs/validation/requests/check-request.test.ts'];

/** What the public forms take. */
export const mutated: readonly MutatedFile[] = [
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
        breaks: 'an emoji of a request counts as two characters',
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
      { rules: ['R16'], breaks: 'who was born before 1900 may apply', find: ' || Number(year) < 1900', replace: '' },
      {
        rules: ['R16'],
        breaks: 'a birthday to come is one that is past',
        find: 'if (value > today || ',
        replace: 'if (',
      },
      {
        rules: ['R16'],
        breaks: 'no birthday is a wrong one',
        find: "return value === '' ? 'required' : checkBirthDate",
        replace: 'return checkBirthDate',
      },
      {
        rules: ['R16'],
        breaks: 'who is seventeen may apply',
        find: 'Number(year) + minAge',
        replace: 'Number(year) + minAge - 1',
      },
      {
        rules: ['R16'],
        breaks: 'a name may be as short as it likes',
        find: "      if (length(value) < rule.min) return 'tooShort';\n",
        replace: '',
      },
      {
        rules: ['R16'],
        breaks: 'a name may be as long as it likes',
        find: "return length(value) > rule.max ? 'tooLong' : null;",
        replace: 'return null;',
      },
      {
        rules: ['R16', 'R17', 'R58'],
        breaks: 'any text is an email',
        find: "return parseEmail(value) === null ? 'invalidEmail' : null;",
        replace: 'return null;',
      },
      {
        rules: ['R16'],
        breaks: 'no picture is enough',
        find: "if (count < rule.min) return 'picturesMissing';",
        replace: '',
      },
      {
        rules: ['R16'],
        breaks: 'any number of pictures is taken',
        find: "return count > rule.max ? 'tooManyPictures' : null;",
        replace: 'return null;',
      },
      {
        rules: ['R16'],
        breaks: 'one picture is too few',
        find: 'if (count < rule.min)',
        replace: 'if (count <= rule.min)',
      },
      {
        rules: ['R58'],
        breaks: 'a field that nobody has to fill is asked for',
        find: "rule.isOptional ? null : 'required'",
        replace: "'required'",
      },
      {
        rules: ['R16', 'R17'],
        breaks: 'a form that lacks a field is taken',
        find: "rule.isOptional ? null : 'required'",
        replace: 'null',
      },
      { rules: ['R16'], breaks: 'anyone may apply', find: "birthday <= today ? null : 'tooYoung'", replace: 'null' },
    ],
  },
];

import type { MutatedFile } from '../mutant.ts';

/** The form for a new password. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/account/security/password-form.tsx',
    tests: ['libs/features/account/security/password-form.dom.test.tsx'],
    mutants: [
      {
        rules: ['V05'],
        breaks: 'a new password is sent once more while it is being changed',
        find: 'if (change.isPending) return;',
        replace: '',
      },
      {
        rules: ['R21'],
        breaks: 'the page does not say that the password was changed',
        find: "search: { password_changed: '1' }",
        replace: 'search: {}',
      },
      {
        rules: ['V05'],
        breaks: 'the old password stays in its field',
        find: 'form.current?.reset();',
        replace: '',
      },
      {
        rules: ['V05'],
        breaks: 'a password that is wrong is sent',
        find: 'if (found.length === 0) change.mutate({ input: fields });',
        replace: 'change.mutate({ input: fields });',
      },
      {
        rules: ['V04'],
        breaks: 'a field that was left empty is wrong at once',
        find: "if (fields[field] === '') return;",
        replace: '',
      },
      {
        rules: ['V04'],
        breaks: 'nothing is said on blur',
        find: 'setProblems((known) => [...known.filter((each) => FIELD_OF[each] !== field), ...found]);',
        replace: 'setProblems((known) => [...known.filter((each) => FIELD_OF[each] !== field)]);',
      },
      {
        rules: ['V05'],
        breaks: 'a problem stays while its field is mended',
        find: 'onFocus={forget}',
        replace: 'onFocus={() => undefined}',
      },
    ],
  },
  {
    file: 'libs/features/account/security/password-problems.ts',
    tests: ['libs/features/account/security/password-form.dom.test.tsx'],
    mutants: [
      {
        rules: ['V05'],
        breaks: 'an incorrect old password is told at the new one',
        find: "OLD_PASSWORD_INCORRECT: 'oldPassword'",
        replace: "OLD_PASSWORD_INCORRECT: 'newPassword'",
      },
      {
        rules: ['V05'],
        breaks: 'too many attempts are told at no field and nowhere else',
        find: 'TOO_MANY_ATTEMPTS: null',
        replace: "TOO_MANY_ATTEMPTS: 'none' as never",
      },
    ],
  },
];

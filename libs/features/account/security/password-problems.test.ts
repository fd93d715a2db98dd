import { describe, expect, it } from 'vitest';
import { passwordProblems } from './password-problems.ts';

const fields = { oldPassword: 'Right1password', newPassword: 'Tr4velling0tter', confirmation: 'Tr4velling0tter' };

describe('V05 the checks of the form before it sends', () => {
  it.each([
    ['V05 nothing wrong', {}, []],
    ['V05 the confirmation differs', { confirmation: 'Tr4velling0ttex' }, ['CONFIRMATION_DIFFERS']],
    ['V05 too short', { newPassword: 'abc1234', confirmation: 'abc1234' }, ['NEW_PASSWORD_NOT_SECURE']],
    [
      'D29 the old one again',
      { newPassword: 'Right1password', confirmation: 'Right1password' },
      ['NEW_PASSWORD_NOT_SECURE'],
    ],
    ['both', { newPassword: 'password1' }, ['NEW_PASSWORD_NOT_SECURE', 'CONFIRMATION_DIFFERS']],
  ])('%s', (_title, changed, problems) => {
    expect(passwordProblems({ ...fields, ...changed })).toEqual(problems);
  });
});

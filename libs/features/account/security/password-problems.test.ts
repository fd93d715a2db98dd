import { describe, expect, it } from 'vitest';
import { passwordSchema } from './password-problems.ts';

const fields = { oldPassword: 'Right1password', newPassword: 'Tr4velling0tter', confirmation: 'Tr4velling0tter' };
const missing = { oldPassword: 'no old one', newPassword: 'no new one', confirmation: 'not confirmed' };
const schema = passwordSchema(missing, (problem) => problem);

describe('V05 the checks of the form before it sends', () => {
  it.each([
    ['V05 nothing wrong', {}, {}],
    ['V05 the confirmation differs', { confirmation: 'Tr4velling0ttex' }, { confirmation: 'CONFIRMATION_DIFFERS' }],
    ['V05 too short', { newPassword: 'abc1234', confirmation: 'abc1234' }, { newPassword: 'NEW_PASSWORD_NOT_SECURE' }],
    [
      'D29 the old one again',
      { newPassword: 'Right1password', confirmation: 'Right1password' },
      { newPassword: 'NEW_PASSWORD_NOT_SECURE' },
    ],
    [
      'both',
      { newPassword: 'password1' },
      { newPassword: 'NEW_PASSWORD_NOT_SECURE', confirmation: 'CONFIRMATION_DIFFERS' },
    ],
    ['V04 empty fields', { oldPassword: '', newPassword: '', confirmation: '' }, missing],
  ])('%s', (_title, changed, problems) => {
    const { error } = schema.safeParse({ ...fields, ...changed });
    const found = (error?.issues ?? []).map(({ path, message }) => [path[0], message]);
    expect(Object.fromEntries(found)).toEqual(problems);
  });
});

import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '@network/validation/password-blocklist.ts';
import { isAcceptablePassword } from './guessable-passwords.ts';

describe('D29 passwords that are guessed first', () => {
  it.each(['Chocolate', 'nascar24', 'zaq12WSX', 'MICHELLE1', '1qaz2wsx3edc'])('D29 refuses %s', (password) => {
    expect(isAcceptablePassword(password)).toBe(false);
  });

  it('D29 refuses what only the long list knows', () => {
    expect(isCommonPassword('nascar24')).toBe(false);
    expect(isAcceptablePassword('nascar24')).toBe(false);
  });

  it.each(['Tr4velling0tter', 'Right1password', 'qZ7mB2xL'])('D29 takes %s', (password) => {
    expect(isAcceptablePassword(password)).toBe(true);
  });

  it.each(['Fsh0r7q', 'qZ7mB2xLvKp'.repeat(3), 'with space1', 'sign!1234', 'ｆｕｌｌwidth1'])(
    'V02 refuses %j',
    (password) => {
      expect(isAcceptablePassword(password)).toBe(false);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSecurePassword, passwordChangeProblems } from './change-password.ts';
import { MAX_RAW_COMMENT_LENGTH, MAX_COMMENT_LENGTH, parseCommentText } from './comment-text.ts';
import { parseEmail, parseMemberEmail, typedEmail } from './email.ts';
import { isJoinPassword } from './password.ts';
import { isUsername } from './username.ts';

/** 193 characters. */
const longDomain = `${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(62)}.io`;

describe('V03 an email', () => {
  it.each([
    ['a@b.co', 'a@b.co'],
    ['  Some.One+tag@Mail.Example ', 'some.one+tag@mail.example'],
    [`${'l'.repeat(64)}@mail.example`, `${'l'.repeat(64)}@mail.example`],
    [`a@${'d'.repeat(63)}.io`, `a@${'d'.repeat(63)}.io`],
    ["o'brien@mail.example", "o'brien@mail.example"],
    ['a@xn--mnchen-3ya.xn--p1ai', 'a@xn--mnchen-3ya.xn--p1ai'],
    ['Ada@B\u00fccher.example', 'ada@xn--bcher-kva.example'],
    ['a@bu\u0308cher.example', 'a@xn--bcher-kva.example'],
    ['a@\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444', 'a@xn--e1afmkfd.xn--p1ai'],
  ])('reads %s', (value, email) => {
    expect(parseEmail(value)).toBe(email);
  });

  it.each([
    [' Ada@B\u00dcCHER.example ', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    [' Nobody ', 'nobody'],
    ['ada@b\u00fc', 'ada@b\u00fc'],
  ])('is recognized in %s, whatever script its domain was typed in', (value, email) => {
    expect(typedEmail(value)).toBe(email);
  });

  it('is at most 254 characters long, counted after trimming', () => {
    const longest = `${'l'.repeat(60)}@${longDomain}`;
    expect(longest).toHaveLength(254);
    expect(parseEmail(` ${longest} `)).toBe(longest);
    expect(parseEmail(`l${longest}`)).toBeNull();
  });

  it.each([
    'a@b.c',
    '@mail.example',
    'a@',
    'mail.example',
    'a@@mail.example',
    'a@mail',
    'a b@mail.example',
    'a@ma il.example',
    '.a@mail.example',
    'a.@mail.example',
    'a..b@mail.example',
    'a@-mail.example',
    'a@mail-.example',
    'a@mail..example',
    'a@.mail.example',
    'a@mail.example.',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@mail.e',
    '"a b"@mail.example',
    'a@mail.example\n.x',
    'a@mail_x.example',
    '\u212Aate@mail.example',
    'a@\u212Ailo.example',
    '\u0430b@mail.example',
    'a@b\u00fccher',
    'a@b\u00fccher.example/x',
    'a@b\u00fccher.example:80',
    `a@${'\u00fc'.repeat(63)}.example`,
    'é@mail.example',
    'a@mail.ex\u0000ample',
    `${'l'.repeat(65)}@mail.example`,
    `a@${'d'.repeat(64)}.io`,
    '',
    null,
    undefined,
    7,
    ['a@b.co'],
  ])('refuses %j', (value) => {
    expect(parseEmail(value)).toBeNull();
  });

  it('D37 of a converting VIP user is not at the VIP domain', () => {
    for (const own of ['a@vip.example', 'a@VIP.Example ', 'a@mail.vip.example']) {
      expect(parseMemberEmail(own, 'vip.example')).toBeNull();
    }
    expect(parseMemberEmail('a@notvip.example', 'vip.example')).toBe('a@notvip.example');
  });

  it('once read, reads as itself', () => {
    const typed = fc.emailAddress().map((email) => ` ${email.toUpperCase()}\n`);
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), typed, fc.string()), (value) => {
        const email = parseEmail(value);
        if (email === null) return;
        expect(parseEmail(email)).toBe(email);
        expect(email).toBe(email.trim().toLowerCase());
        expect(email).toMatch(/^[\u0021-\u007e]{6,254}$/);
      }),
    );
  });
});

describe('V02 a join password', () => {
  it.each(['abcdEFG1', 'a'.repeat(8), '1'.repeat(32)])('takes %s', (value) => {
    expect(isJoinPassword(value)).toBe(true);
  });

  it.each([
    'abcdEF1',
    'a'.repeat(33),
    'abcd efgh',
    'abcd-efgh',
    'abcdefgh\n',
    'abcdefgé',
    'abcdefg\u0430',
    '１２３４５６７８',
    '',
    null,
  ])('refuses %j', (value) => {
    expect(isJoinPassword(value)).toBe(false);
  });
});

describe('V01 a username', () => {
  it.each(['abc', '007', 'a'.repeat(20)])('takes %s', (value) => {
    expect(isUsername(value)).toBe(true);
  });

  it.each(['ab', 'a'.repeat(21), 'Abc', 'a-c', 'a c', 'abc\n', 'abç', '', null])('refuses %j', (value) => {
    expect(isUsername(value)).toBe(false);
  });
});

describe('V05 D29 changing a password', () => {
  const input = { oldPassword: 'Demo1234pass', newPassword: 'Orchard88river', confirmation: 'Orchard88river' };
  it('takes a new one that is confirmed', () => {
    expect(passwordChangeProblems(input)).toEqual([]);
  });

  it('wants the confirmation to be the same', () => {
    expect(passwordChangeProblems({ ...input, confirmation: 'orchard88river' })).toEqual(['CONFIRMATION_DIFFERS']);
  });

  it.each([
    'Orchard',
    'orchard-88-river',
    'Demo1234pass',
    'password',
    'PASSWORD',
    'Password2026',
    'qwerty123',
    'Qwertyuiop',
    '12345678',
    '87654321',
    'abcdefgh',
    'aaaaaaaa',
    'abababab',
    '11223344',
    'iloveyou',
    'letmein2025',
    '1q2w3e4r',
  ])('does not take %s', (newPassword) => {
    expect(passwordChangeProblems({ ...input, newPassword, confirmation: newPassword })).toEqual([
      'NEW_PASSWORD_NOT_SECURE',
    ]);
  });

  it('keeps to the join rule', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9]{7,33}$/)), (value) => {
        expect(isSecurePassword(value) && !isJoinPassword(value)).toBe(false);
      }),
    );
  });
});

describe('D28 V07 the text of a comment', () => {
  it('is trimmed, composed, and keeps its lines', () => {
    expect(parseCommentText('  cafe\u0301\r\nagain ')).toEqual({ text: 'caf\u00e9\nagain' });
  });

  it('has 1 to 2,000 characters', () => {
    expect(parseCommentText(' \n ')).toEqual({ refused: 'empty' });
    expect(parseCommentText('😀'.repeat(MAX_COMMENT_LENGTH))).toHaveProperty('text');
    expect(parseCommentText('a'.repeat(MAX_COMMENT_LENGTH + 1))).toEqual({ refused: 'tooLong' });
    expect(parseCommentText('😀'.repeat(MAX_COMMENT_LENGTH + 1))).toEqual({ refused: 'tooLong' });
  });

  // How texts are cleaned is tested with `writtenText`.
  it.each([
    ['a\tb\u2028c', 'a b\nc'],
    ['a\u202eb', 'ab'],
    [`z${'\u0316'.repeat(40)}y`, `z${'\u0316'.repeat(4)}y`],
  ])('cleans %j', (value, text) => {
    expect(parseCommentText(value)).toEqual({ text });
  });

  it.each(['\u200b', '\u3164\u3164', '\u0301\u0301'])('sees nothing in %j', (value) => {
    expect(parseCommentText(value)).toEqual({ refused: 'empty' });
  });

  it('has as many characters as are left of it', () => {
    expect(parseCommentText('a'.repeat(MAX_COMMENT_LENGTH) + '\u200b'.repeat(50))).toHaveProperty('text');
  });

  it('is looked at only up to a bound, whatever would be left of it', () => {
    expect(parseCommentText(`a${'\u200b'.repeat(MAX_RAW_COMMENT_LENGTH - 1)}`)).toEqual({ text: 'a' });
    expect(parseCommentText(`a${'\u200b'.repeat(MAX_RAW_COMMENT_LENGTH)}`)).toEqual({ refused: 'tooLong' });
  });
});

import { describe, expect, it } from 'vitest';
import { acceptedStep, authenticatorUri, codeAt, qrPath, typedSecret } from './totp.ts';

const secret = new TextEncoder().encode('12345678901234567890');

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at %d seconds is %s', (seconds, code) => {
    expect(codeAt(secret, new Date(seconds * 1_000))).toBe(code);
  });

  it('are accepted within half a minute of their time, in later steps than the last one alone', () => {
    const at = new Date(1_000 * 30_000);
    const code = (step: number) => codeAt(secret, new Date(step * 30_000));
    const accepted = (step: number, last = 0) => acceptedStep(secret, code(step), at, last);
    expect([998, 999, 1_000, 1_001, 1_002].map((step) => accepted(step))).toEqual([null, 999, 1_000, 1_001, null]);
    expect([accepted(1_000, 1_000), accepted(999, 1_000), accepted(1_001, 1_000)]).toEqual([null, null, 1_001]);
    for (const input of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
      expect(acceptedStep(secret, input, at, 0)).toBeNull();
    }
  });

  it('are set up by an address that names the account, and a secret in groups', () => {
    const uri = authenticatorUri(secret, 'Brand & Co', 'ada@example.com');
    expect(new URL(uri).pathname).toContain('Brand%20%26%20Co:ada%40example.com');
    expect(typedSecret(uri)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
    const { size, path } = qrPath(uri);
    expect(size).toBeGreaterThan(40);
    // The finder in the corner, inside a quiet zone of four.
    expect(path.startsWith('M4 4h1v1h-1z')).toBe(true);
  });
});

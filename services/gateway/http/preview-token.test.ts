import { describe, expect, it } from 'vitest';
import { secretsOf } from '../config/secrets.ts';
import { issuePreview, PREVIEW_LIFE_MS, readPreview } from './preview-token.ts';

const secrets = secretsOf({ brand: 'brand', gateway: 'gateway' });
const NOW = new Date('2026-03-01T12:00:00Z');
const CLAIMS = { staffId: 'ines', kind: 'film', id: 'glass-harbor', version: 3, unsaved: null };
const { token, expiresAt } = issuePreview(secrets, 'vixen', CLAIMS, NOW);
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe('the token of a preview', () => {
  it('opens the version it was issued for until it expires', () => {
    expect(readPreview(secrets, 'vixen', token, later(PREVIEW_LIFE_MS - 1))).toEqual({ ...CLAIMS, expiresAt });
    expect(() => readPreview(secrets, 'vixen', token, later(PREVIEW_LIFE_MS))).toThrow('Expected a preview');
  });

  it('is for its brand, and for its document alone', () => {
    expect(() => readPreview(secrets, 'tushy', token, NOW)).toThrow('Expected a preview');
    const [, mac] = token.split('.');
    const other = Buffer.from(JSON.stringify({ ...CLAIMS, version: 4, expires: expiresAt.getTime() }));
    expect(() => readPreview(secrets, 'vixen', `${other.toString('base64url')}.${mac}`, NOW)).toThrow(
      'Expected a preview',
    );
  });

  it('is of its purpose alone: the key of another one signs none', () => {
    const foreign = secretsOf({ brand: 'brand', gateway: 'another' });
    expect(() => readPreview(foreign, 'vixen', token, NOW)).toThrow('Expected a preview');
    for (const broken of ['', '.', 'x', `${token}x`, token.slice(0, -2)]) {
      expect(() => readPreview(secrets, 'vixen', broken, NOW)).toThrow('Expected a preview');
    }
  });

  it('outlives an exchange of the secret', () => {
    const renewed = secretsOf({ brand: 'brand', gateway: 'new', previousGateway: 'gateway' });
    expect(readPreview(renewed, 'vixen', token, NOW)).toMatchObject(CLAIMS);
  });
});

import { expect, it } from 'vitest';
import vixen from '../../../../apps/vixen/tenant.ts';
import { assetsBaseOf } from './public.ts';

const preview = { token: 'x', person: 'visitor' } as unknown as Parameters<typeof assetsBaseOf>[0]['preview'];

it('T01 pictures are at the public asset address of the brand, and in a preview of drafts at its host', () => {
  expect(assetsBaseOf({ tenant: vixen, preview: null })).toBe('https://assets.vixen.example');
  expect(assetsBaseOf({ tenant: vixen, preview })).toBe('');
  expect(assetsBaseOf({ tenant: null, preview: null })).toBe('');
});

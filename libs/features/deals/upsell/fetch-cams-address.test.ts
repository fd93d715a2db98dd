import { describe, expect, it } from 'vitest';
import vixen from '../../../../apps/vixen/tenant.ts';
import { fetchCamsAddress } from './fetch-cams-address.ts';

const answering = (status: number, statusText: string, body: unknown = null) => ({
  postJson: async () => ({ status, statusText, body }) as never,
});
const fetchAddress = (server: ReturnType<typeof answering>) => fetchCamsAddress(server, vixen, {}, 'a@example.com');

describe('E15 the address of the cams', () => {
  it.each([
    [502, 'Bad Gateway'],
    [403, 'Forbidden'],
    [301, 'Moved Permanently'],
  ])('E15 throws to the letter for %i, with the status text', async (status, statusText) => {
    await expect(fetchAddress(answering(status, statusText))).rejects.toThrow(
      new Error(`Failed to fetch cams oneclick url: ${statusText}`),
    );
  });

  it.each([null, {}, { url: 'javascript:alert(1)' }, { url: 'https://evil.test/' }])(
    'E15 D15 follows nothing that is no partner’s address: %j',
    async (body) => {
      await expect(fetchAddress(answering(200, 'OK', body))).rejects.toThrow('Failed to fetch cams oneclick url: OK');
    },
  );
});

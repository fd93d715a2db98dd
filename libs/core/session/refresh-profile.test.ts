import { expect, it, vi } from 'vitest';
import type { Execute } from '../api/execute.ts';
import { createQueryClient } from '../query/query-client.ts';
import { profileQuery, type SessionProfile } from './profile-query.ts';
import { refreshProfile } from './refresh-profile.ts';

it('loads the person after the change, though a load from before it is still running', async () => {
  const before = Promise.withResolvers<{ findOneUserProfile: SessionProfile }>();
  const profile = (displayName: string) => ({ findOneUserProfile: { displayName } as SessionProfile });
  const execute = vi.fn().mockReturnValueOnce(before.promise).mockResolvedValueOnce(profile('after'));
  const client = createQueryClient(execute as Execute, false);
  client.prefetchQuery(profileQuery).catch(() => undefined);
  const refreshed = refreshProfile(client);
  before.resolve(profile('before'));
  expect((await refreshed)?.displayName).toBe('after');
  expect(client.getQueryData(profileQuery.queryKey)?.displayName).toBe('after');
});

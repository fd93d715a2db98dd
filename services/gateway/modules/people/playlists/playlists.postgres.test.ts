import { beforeAll, expect, it } from 'vitest';
import { PLAYLISTS } from '@network/tenant/playlist-limits.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { addPerson } from '../identity/testing/public.ts';
import { addToPlaylist, moveInPlaylist } from './playlist-films.ts';
import { createPlaylist } from './playlists.ts';

const AT = new Date('2026-03-02T12:00:00Z');
const FILMS = Array.from({ length: 20 }, (_, index) => `film-${String(index)}`);

let userId: string;

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ config: { database: { url: database.url } } }));
beforeAll(async () => {
  userId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
  for (const id of FILMS) await addVideo(gateway.services.db, id, 'vixen');
});

async function aList(): Promise<string> {
  const created = await createPlaylist(gateway.services, userId, { name: 'Evenings', description: '' });
  if ('refusal' in created) throw new Error(created.refusal.code);
  return created.playlistId;
}

it('changes of the same list at the same time leave each film in it once, at a place of its own', async () => {
  const { db } = gateway.services;
  const playlistId = await aList();
  const key = { userId, playlistId };
  await Promise.all([...FILMS, ...FILMS].map((videoId) => addToPlaylist(db, key, { videoId, before: null }, AT)));
  await Promise.all(FILMS.map((videoId) => moveInPlaylist(db, key, { videoId, before: FILMS[3] ?? null }, AT)));
  const rows = await db
    .selectFrom('playlist_videos')
    .select(['video_id', 'position'])
    .where('playlist_id', '=', playlistId)
    .orderBy('position')
    .execute();
  expect(rows.map(({ position }) => position)).toEqual(FILMS.map((_, index) => index + 1));
  expect(rows.map(({ video_id }) => video_id).toSorted()).toEqual(FILMS.toSorted());
});

it('of many calls for the last place one succeeds', async () => {
  const { db } = gateway.services;
  await db.deleteFrom('playlists').execute();
  const rows = Array.from({ length: PLAYLISTS.most - 1 }, (_, index) => ({
    id: `list-${String(index)}`,
    user_id: userId,
    name: 'Another',
    description: '',
    share_token: null,
    created_at: AT,
    changed_at: AT,
  }));
  await db.insertInto('playlists').values(rows).execute();
  const text = { name: 'Last', description: '' };
  const results = await Promise.all(FILMS.map(() => createPlaylist(gateway.services, userId, text)));
  expect(results.filter((result) => 'playlistId' in result)).toHaveLength(1);
});

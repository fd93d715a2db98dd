import { expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { saveOwnMedia } from '../catalogue/public.ts';
import { asStaff, KEY } from './testing/staff-calls.ts';

const FILM = { slug: 'low-tide', title: 'Low Tide', description: 'Wet sand.', site: 'vixen', runLengthSeconds: 1_800 };
const clock = fixedClock('2026-03-02T12:00:00Z');
const gateway = gatewayForTests({ clock, tenants: [vixen] });

async function runLength(): Promise<number | undefined> {
  const query = '{ video(slug: "low-tide") { runLength } }';
  const { data } = await gateway.graphql<{ video: { runLength: number } | null }>(query, {}, { tenant: 'vixen' });
  return data.video?.runLength;
}

it('an edit of a film leaves the running time of what was uploaded', async () => {
  const staff = await asStaff(gateway, 'ed@demo.example');
  const { item } = await staff.save('film', FILM);
  const key = { kind: 'film', id: item?.id ?? '' };
  await staff.change('publishContent', { ...key, expectedVersion: 1 }, KEY);
  expect(await runLength()).toBe(1_800);
  const film = { version: 'v', seconds: 47.4, video: {}, trailer: {}, preview: { width: 480, height: 270 } };
  const played = { seconds: film.seconds, lines: 1_080 };
  await saveOwnMedia(gateway.services.db, key.id, { film, picture: null }, played, clock.now());
  const edited = await staff.save('film', { ...FILM, title: 'Ebb' }, { id: key.id, version: 2 });
  await staff.change('publishContent', { ...key, expectedVersion: edited.item?.version ?? 0 }, KEY);
  expect(await runLength()).toBe(47);
});

import { expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { aTenant } from './testing/a-tenant.ts';
import { renderWatchPage } from './testing/watch-pages.tsx';
import { aWatchVideo } from './testing/watch-video.ts';

const still = (startsAt: number) => ({
  startsAt,
  picture: { ...aWatchVideo().images.poster, src: `/media/pictures/films/v/s${startsAt}-640.webp` },
});
const CHAPTERS = [
  { title: 'Dawn', startsAt: 0 },
  { title: 'Noon', startsAt: 60 },
];

async function shown(stills: ReturnType<typeof aWatchVideo>['stills']): Promise<string> {
  const page = await renderWatchPage('/videos/slow-light', {
    video: aWatchVideo({ chapters: CHAPTERS, stills }),
    tenant: aTenant(),
    viewer: { ...VISITOR, userId: 'user-1' },
    isMembersArea: true,
  });
  if (page.kind !== 'html') throw new Error('The film has a page.');
  return page.html;
}
const times = (html: string, text: string) => html.split(text).length - 1;

it('a film shows its stills, and each chapter the first one in it', async () => {
  const html = await shown([still(10), still(20), still(70)]);
  expect(html).toContain('>Scenes</h2>');
  // Once among the scenes, and the first of a chapter beside its name.
  expect([10, 20, 70].map((at) => times(html, `src="/media/pictures/films/v/s${at}-640.webp"`))).toEqual([2, 1, 2]);
});

it('a film without stills has neither', async () => {
  const html = await shown([]);
  expect(html).not.toContain('>Scenes</h2>');
  expect(html).toContain('Dawn');
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VIDEO_QUALITIES } from '@network/tenant/video-qualities.ts';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import manifest from '@network/demo/media/clips/manifest.json' with { type: 'json' };
import { stockMedia } from '@network/demo/media/stock-media.ts';
import { clipOf, fileBytes, LOOP_SECONDS, qualitiesOf } from './clips.ts';
import { loopedFilm } from './film/looped-film.ts';
import { type Loop, readLoop } from './film/loop.ts';
import { compositionsOfSite, pictureOfFilm } from './pictures.ts';
import { heroLoopsOf, previewsOf } from './previews.ts';

const { clips: CLIPS } = stockMedia;
const CLIPS_FOLDER = stockMedia.folders?.clips;
const SOURCE = { assetsBase: '', stock: stockMedia };
const loop = (name: string): Loop => readLoop(readFileSync(new URL(name, CLIPS_FOLDER)));

describe('X06 the pictures and clips of films', () => {
  it('are at least 240, and each brand has its own', () => {
    const ofSites = SITE_IDS.map((site) => compositionsOfSite(stockMedia, site));
    expect(new Set(ofSites.flat()).size).toBe(ofSites.flat().length);
    expect(ofSites.flat().length).toBeGreaterThanOrEqual(240);
    for (const own of ofSites) expect(own.length).toBeGreaterThanOrEqual(24);
  });

  it('belong together: card, hover preview and film are one composition', () => {
    for (const id of SITE_IDS.flatMap((site) => compositionsOfSite(stockMedia, site))) {
      const film = { id: 'any', composition: id, own_media: null };
      expect(clipOf(stockMedia, film)?.id).toBe(id);
      expect(pictureOfFilm(film, SOURCE).src).toContain(`/${id}-`);
      expect(previewsOf(film, SOURCE).map(({ src }) => src)).toEqual([`/media/previews/${id}.mp4`]);
      expect(heroLoopsOf(film, SOURCE)[0]).toEqual(previewsOf(film, SOURCE)[0]);
    }
  });

  it('are as long as the gateway repeats them', () => {
    expect(manifest.loopSeconds).toBe(LOOP_SECONDS);
  });

  it('have the sizes that are offered, to the byte', () => {
    for (const clip of CLIPS) {
      const sound = loop(`sounds/${clip.sound}.mp4`);
      for (const { quality, rendition } of qualitiesOf(clip)) {
        const film = loopedFilm([loop(`${clip.id}/${quality}.mp4`), sound], 7);
        expect([clip.id, quality, film.bytes, film.seconds]).toEqual([clip.id, quality, fileBytes(rendition, 7), 28]);
      }
      expect(existsSync(new URL(`${clip.id}/storyboard.webp`, CLIPS_FOLDER))).toBe(true);
    }
  });

  // "Video resolutions: 270, 360, 480, 480 mobile, 720, 1080, 2160."
  it('K07 of each site have some with every resolution, 360 lines too', () => {
    for (const site of SITE_IDS) {
      const ids = compositionsOfSite(stockMedia, site);
      const whole = CLIPS.filter(
        ({ id, qualities }) => ids.includes(id) && VIDEO_QUALITIES.every((each) => qualities[each]),
      );
      expect([site, whole.length]).toEqual([site, 3]);
      for (const { qualities } of whole) expect(qualities.p360).toMatchObject({ width: 640, height: 360 });
    }
  });

  it('have sound tracks with what a browser needs to decode them', () => {
    // The tag of the decoder's own configuration, in the form that the coder writes.
    const configuration = Buffer.from([0x05, 0x80, 0x80, 0x80]);
    for (const sound of new Set(CLIPS.map((clip) => clip.sound))) {
      expect(loop(`sounds/${sound}.mp4`).track.includes(configuration)).toBe(true);
    }
  });

  it('are chosen by the film’s id where it names none', () => {
    const unnamed = clipOf(stockMedia, { id: 'v-1', composition: null });
    expect(CLIPS).toContain(unnamed);
    expect(clipOf(stockMedia, { id: 'v-1', composition: 'nothing-of-that-name' })).toBe(unnamed);
  });
});

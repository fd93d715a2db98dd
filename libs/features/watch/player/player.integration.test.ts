import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlayerLab, startPlayerLab } from './testing/open-player.ts';

let lab: PlayerLab;
beforeAll(async () => {
  lab = await startPlayerLab();
});
afterAll(() => lab.close());

const read = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    time: video.currentTime,
    paused: video.paused,
    lines: video.videoHeight,
    rate: video.playbackRate,
    volume: video.volume,
    muted: video.muted,
  }));

const isPlayingFrom = (page: Page, second: number) =>
  page.waitForFunction((from) => {
    const video = document.querySelector('video');
    if (!video || video.readyState < 2 || (video.paused && !video.ended)) return false;
    return video.currentTime > from && video.currentTime < from + 12;
  }, second);

async function openPaused(remembered = 0, pausedAfter = remembered): Promise<Page> {
  const page = await lab.open(`?remembered=${remembered}`);
  await isPlayingFrom(page, pausedAfter);
  await page.keyboard.press('k');
  await page.waitForFunction(() => document.querySelector('video')?.paused === true);
  return page;
}

/** The position that was reported last, with its time. */
const lastSaved = (page: Page) => page.evaluate(() => window.fixture.saved.at(-1));

const chooseQuality = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: /^Quality/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
};

describe('Player in Chromium', () => {
  it('plays adaptively, takes the keys at once and says nothing on the console', async () => {
    const page = await lab.open();
    await isPlayingFrom(page, 0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Player: Slow light');
    expect(lab.complaints).toEqual([]);
    await page.close();
  });

  it.each([0, 12])(
    'is shown once a frame of second %i is drawn, so that its poster gives way to no black',
    async (second) => {
      const page = await lab.open(`?remembered=${second}`);
      await page.waitForFunction(() => window.fixture.drawnWhenShown.length > 0);
      const [drawn = null] = await page.evaluate(() => window.fixture.drawnWhenShown);
      expect(drawn).not.toBeNull();
      expect(drawn).toBeGreaterThanOrEqual(Math.max(second - 1, 0));
      await page.close();
    },
  );

  it('leaves the focus at the beginning of a page that it plays on by itself', { tags: ['long'] }, async () => {
    const page = await lab.open('?by-itself');
    await isPlayingFrom(page, 0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.close();
  });

  it('obeys the keyboard', async () => {
    const page = await openPaused();
    // A seek shows once the element has taken it.
    const leadsTo = async (second: number, key: string) => {
      await page.keyboard.press(key);
      await expect.poll(async () => Math.round((await read(page)).time)).toBe(second);
    };
    await leadsTo(12, '5');
    await leadsTo(22, 'l');
    await leadsTo(12, 'j');
    await leadsTo(17, 'ArrowRight');
    await leadsTo(12, 'ArrowLeft');
    await leadsTo(0, 'Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('>');
    await page.keyboard.press('m');
    expect(await read(page)).toMatchObject({ volume: expect.closeTo(0.9), rate: 1.25, muted: true, paused: true });
    await page.keyboard.press('c');
    await page.getByText('The light moves.').waitFor();
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.close();
  });

  it('keeps the second when the quality changes, to a file and back to Auto (K07)', { tags: ['long'] }, async () => {
    const page = await openPaused();
    await page.keyboard.press('5');
    await chooseQuality(page, /^270p/);
    await page.waitForFunction(() => (document.querySelector('video')?.currentSrc ?? '').includes('p270.mp4'));
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 1);
    expect(await read(page)).toMatchObject({ time: expect.closeTo(12, 0), lines: 54, paused: true });
    await page.keyboard.press('k');
    await isPlayingFrom(page, 12);
    await chooseQuality(page, /^Auto/);
    await page.waitForFunction(() => (document.querySelector('video')?.currentSrc ?? '').startsWith('blob:'));
    await isPlayingFrom(page, 12);
    await page.close();
  });

  it('remembers speed, sound and quality for the next video', { tags: ['long'] }, async () => {
    const page = await openPaused();
    await page.keyboard.press('>');
    await page.keyboard.press('ArrowDown');
    await chooseQuality(page, /^720p/);
    await page.reload();
    await page.getByRole('button', { name: 'Start' }).click();
    await isPlayingFrom(page, 0);
    expect(await read(page)).toMatchObject({ rate: 1.25, volume: expect.closeTo(0.95), lines: 108 });
    await page.close();
  });

  it('remembers the language of captions, also while they are off', { tags: ['long'] }, async () => {
    const page = await openPaused();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: /^Captions/ }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.getByText('Das Licht bewegt sich.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await page.getByText('Das Licht bewegt sich.').waitFor({ state: 'detached' });
    const captions = () => page.locator('.player-captions').textContent();
    await page.keyboard.press('c');
    expect(await captions()).toBe('Das Licht bewegt sich.');
    await page.reload();
    await page.getByRole('button', { name: 'Start' }).click();
    expect(await captions()).toBe('Das Licht bewegt sich.');
    await page.close();
  });

  it('continues where the person stopped, and starts from the beginning when that was nearly the end', async () => {
    const middle = await lab.open('?remembered=11');
    await isPlayingFrom(middle, 11);
    expect((await read(middle)).time).toBeGreaterThan(11);
    await middle.close();
    const end = await lab.open('?remembered=23.9');
    await isPlayingFrom(end, 0);
    expect((await read(end)).time).toBeLessThan(20);
    await end.close();
  });

  it('saves the position on a pause and on leaving', { tags: ['long'] }, async () => {
    // Opening a page is not yet watching: some progress comes first.
    const page = await openPaused(11, 12.2);
    const paused = Math.floor((await read(page)).time);
    // The media element reports a pause a moment after it.
    await expect.poll(() => lastSaved(page)).toEqual([paused, 'watching']);
    await page.keyboard.press('l');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    const left = Math.floor((await read(page)).time);
    await expect.poll(() => lastSaved(page)).toEqual([left, 'leaving']);
    await page.close();
  });

  it('asks for new addresses when the old ones have run out, and goes on at the same second (X13)', async () => {
    const page = await openPaused();
    await page.route(/\/\d\.m4s/, (route) =>
      page
        .evaluate(() => window.fixture.renewals)
        .then((count) => (count === 0 ? route.fulfill({ status: 410 }) : route.continue())),
    );
    await chooseQuality(page, /^720p/);
    await page.keyboard.press('6');
    await chooseQuality(page, /^Auto/);
    await page.keyboard.press('k');
    await isPlayingFrom(page, 14);
    expect(await page.evaluate(() => window.fixture.renewals)).toBe(1);
    await page.close();
  });

  it(
    'gives another device a plain address in the place of its script, and comes back at the same second',
    { tags: ['long'] },
    async () => {
      const before = lab.complaints.length;
      const page = await lab.open('?lent&remembered=12');
      await isPlayingFrom(page, 12);
      const sourceOf = () => page.evaluate(() => document.querySelector('video')?.currentSrc ?? '');
      expect(await sourceOf()).toMatch(/^blob:/);
      await page.getByRole('button', { name: 'Play on another device' }).click();
      await page.waitForFunction(() => window.fixture.devices.prompted.length === 1);
      expect(await page.evaluate(() => window.fixture.devices.prompted)).toEqual(['/p720.mp4']);
      await page.evaluate(() => window.fixture.devices.become('connected', 'connect'));
      await page.getByText('Playing on another device').waitFor();
      await isPlayingFrom(page, 11.5);
      await page.evaluate(() => window.fixture.devices.become('disconnected', 'disconnect'));
      await page.waitForFunction(() => document.querySelector('video')?.currentSrc.startsWith('blob:'));
      await isPlayingFrom(page, 11.5);
      expect(await page.evaluate(() => window.fixture.renewedFor)).toEqual(['device', 'browser']);
      expect(lab.complaints.slice(before)).toEqual([]);
      await page.close();
    },
  );

  it('says so when the person may no longer play it, and offers no retry', async () => {
    const page = await openPaused();
    await page.evaluate(() => void (window.fixture.answer = 'refusal'));
    await page.route('**/p720.mp4*', (route) => route.fulfill({ status: 410 }));
    await chooseQuality(page, /^720p/);
    const alert = page.getByRole('alert');
    await alert.getByText('can no longer be played').waitFor();
    expect(await alert.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.close();
  });

  it(
    'stays where it was while the network is gone, and goes on by itself when it is back',
    { tags: ['long'] },
    async () => {
      const page = await openPaused(11);
      await page.evaluate(() => void (window.fixture.answer = 'failure'));
      await page.route('**/p270.mp4*', (route) => route.abort());
      await chooseQuality(page, /^270p/);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await page.unroute('**/p270.mp4*');
      await page.evaluate(() => {
        window.fixture.answer = 'sources';
        window.dispatchEvent(new Event('online'));
      });
      await isPlayingFrom(page, 11);
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.close();
    },
  );
});

import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlayerLab, startPlayerLab } from './testing/open-player.ts';

let lab: PlayerLab;
beforeAll(async () => {
  lab = await startPlayerLab();
});
afterAll(() => lab.close());

/** Segments have four seconds; that of these cannot be decoded. */
const BROKEN_SEGMENT = '**/2.m4s*';
const BEFORE_IT = 7;
const AFTER_IT = 12.2;

const isPlayingFrom = (page: Page, second: number) =>
  page.waitForFunction((from) => {
    const video = document.querySelector('video');
    return video !== null && !video.paused && video.readyState > 2 && video.currentTime > from;
  }, second);

/** Answers with a segment whose frames no decoder understands. */
async function garble(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  body.fill(0xff, body.indexOf('mdat') + 4);
  await route.fulfill({ response, body });
}

/** A film that plays a little before a segment that is broken when it is loaded for the first so many times. */
async function openBroken(times: number) {
  let loads = 0;
  let broken = times;
  const underWay = new Set<Promise<void>>();
  const page = await lab.open(`?remembered=${BEFORE_IT}`, (opened) =>
    opened.route(BROKEN_SEGMENT, async (route) => {
      loads += 1;
      const answered = loads > broken ? route.continue() : garble(route);
      underWay.add(answered);
      await answered.finally(() => underWay.delete(answered));
    }),
  );
  /** The segment is whole from now on, also where it was just being loaded. */
  const mend = async () => {
    broken = 0;
    await Promise.all(underWay);
  };
  return { page, mend, loads: () => loads };
}

const mainButton = (page: Page, name: 'Play' | 'Pause') => page.getByRole('button', { name, exact: true });

describe('a decoder that fails', () => {
  it.each([1])('%i times is replaced, and the film plays on from the same second', async (times) => {
    expect.hasAssertions();
    await isReplaced(times);
  });
  it.each([2])('%i times is replaced as well', { tags: ['long'] }, async (times) => {
    expect.hasAssertions();
    await isReplaced(times);
  });
  const isReplaced = async (times: number): Promise<void> => {
    const { page, loads } = await openBroken(times);
    await isPlayingFrom(page, AFTER_IT);
    expect(loads()).toBe(times + 1);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await mainButton(page, 'Pause').count()).toBe(1);
    expect(await page.evaluate(() => window.fixture.renewals)).toBe(0);
    await page.close();
  };

  it('again and again stops with a reason, and the button that tries again plays on', async () => {
    const { page, mend, loads } = await openBroken(Number.POSITIVE_INFINITY);
    await page.getByRole('alert').getByText('This video could not be decoded').waitFor();
    // The first time and three recoveries; the script may have begun to load once more by itself.
    expect(loads()).toBeGreaterThanOrEqual(4);
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
    // The player hears of the pause from the video, a task later than of the failure.
    await mainButton(page, 'Play').waitFor();

    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await isPlayingFrom(page, AFTER_IT);
    await mainButton(page, 'Pause').waitFor();
    await page.close();
  });

  it('plays on by its main button too, from where it stopped', { tags: ['long'] }, async () => {
    const { page, mend } = await openBroken(Number.POSITIVE_INFINITY);
    await page.getByRole('alert').waitFor();
    await mend();
    await page.keyboard.press('k');
    const second = await page.waitForFunction(() => {
      const video = document.querySelector('video');
      return video && !video.paused && video.readyState > 2 && video.currentTime;
    });
    expect(await second.jsonValue()).toBeGreaterThanOrEqual(BEFORE_IT);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.close();
  });

  it('of a plain file is replaced as well', { tags: ['long'] }, async () => {
    const page = await lab.open();
    await isPlayingFrom(page, 0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: /^Quality/ }).click();
    await page.getByRole('menuitemradio', { name: /^270p/ }).click();
    await page.waitForFunction(() => document.querySelector('video')?.currentSrc.includes('p270.mp4'));
    await isPlayingFrom(page, 0);
    // No file makes Chromium's decoder fail in the middle and not the next time: its error is set, as the element sets it.
    await page.evaluate(() => {
      const video = document.querySelector('video');
      if (!video) return;
      Object.defineProperty(video, 'error', { configurable: true, value: { code: 3 } });
      video.dispatchEvent(new Event('error'));
      Reflect.deleteProperty(video, 'error');
    });
    const { currentTime } = await page.evaluate(() => ({
      currentTime: document.querySelector('video')?.currentTime ?? 0,
    }));
    await isPlayingFrom(page, currentTime);
    expect(await mainButton(page, 'Pause').count()).toBe(1);
    await page.close();
  });
});

it('the main button says what the element does, whoever pauses and plays it', async () => {
  const page = await lab.open();
  await isPlayingFrom(page, 0);
  await mainButton(page, 'Pause').waitFor();
  await page.evaluate(() => document.querySelector('video')?.pause());
  await mainButton(page, 'Play').waitFor();
  await page.evaluate(() => document.querySelector('video')?.play());
  await mainButton(page, 'Pause').waitFor();
  await page.evaluate(() => document.querySelector('video')?.pause());
  await mainButton(page, 'Play').waitFor();
  await page.keyboard.press('k');
  await isPlayingFrom(page, 0);
  expect(await mainButton(page, 'Pause').count()).toBe(1);
  await page.close();
});

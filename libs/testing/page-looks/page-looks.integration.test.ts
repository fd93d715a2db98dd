import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBlurredPictures } from './find-blurred-pictures.ts';
import { findClippedText } from './find-clipped-text.ts';
import { findHiddenFocus } from './find-hidden-focus.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 600, height: 500 } });
});
afterEach(() => page.close());

const show = (html: string) =>
  page.setContent(`<!DOCTYPE html><style>body{margin:0;font:20px/1.5 serif}</style><body>${html}</body>`);

describe('text that is cut', () => {
  it.each([
    [
      'descenders by a low line',
      '<p style="overflow:hidden;line-height:.8">Gypsy jig</p>',
      /“Gypsy jig” is cut at its height/,
    ],
    [
      'a line by a box',
      '<div style="overflow:clip;height:46px"><p style="margin:0">One line<br>another</p></div>',
      /“another”/,
    ],
    ['a long word', '<p style="overflow:hidden;width:90px">Unforgettable</p>', /“Unforgettable” is cut at its side/],
    [
      'words in an inner box that does not cut them',
      '<div style="overflow:hidden;width:90px"><p style="width:300px">Not all of this</p></div>',
      /is cut at its side by div/,
    ],
  ])('is found: %s', async (_, html, words) => {
    await show(html);
    expect(await page.evaluate(findClippedText)).toEqual([expect.stringMatching(words)]);
  });

  it.each([
    ['ink that ends above the edge', '<p style="overflow:hidden;line-height:1">Moon</p>'],
    [
      'an ellipsis, also within a card',
      '<div style="overflow:hidden;width:120px"><p style="overflow:hidden;text-overflow:ellipsis;white-space:nowrap">One line that is too long</p></div>',
    ],
    [
      'lines that are left out',
      '<p style="width:120px;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden">A text of more lines than two, which are shown</p>',
    ],
    ['a row that scrolls', '<div style="overflow-x:auto;width:90px"><p style="width:300px">Not all of this</p></div>'],
    [
      'what is for screen readers',
      '<p style="position:absolute;width:1px;height:1px;overflow:hidden">Opens a menu</p>',
    ],
    [
      'a link that is drawn with the focus alone',
      '<a style="position:absolute;width:1px;height:1px;padding:8px;overflow:hidden;clip-path:inset(50%)">Skip</a>',
    ],
    [
      'what is outside of the box in which it is written',
      '<div style="overflow:hidden;height:10px"><b style="position:absolute;top:90px">Free</b></div>',
    ],
    [
      'what a button opens',
      '<div data-cropped style="overflow:clip;height:46px"><p style="margin:0">One<br>another</p></div>',
    ],
  ])('is none: %s', async (_, html) => {
    await show(html);
    expect(await page.evaluate(findClippedText)).toEqual([]);
  });
});

describe('pictures that are drawn larger than they are', () => {
  /** A picture of so many points across. */
  const file = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 9) / 16}"><rect width="9" height="9"/></svg>`;
  const candidates = [320, 640, 1_280].map((width) => `/${width}.png ${width}w`).join(', ');
  const picture = (style: string, sizes: string) =>
    `<img src="/320.png" srcset="${candidates}" sizes="${sizes}" style="object-fit:cover;${style}">`;

  beforeEach(async () => {
    await page.route('http://pictures.test/**', async (route) => {
      const [, width] = /(\d+)\.png$/.exec(route.request().url()) ?? [];
      if (width === undefined) return route.fulfill({ contentType: 'text/html', body: '' });
      await route.fulfill({ contentType: 'image/svg+xml', body: file(Number(width)) });
    });
    await page.goto('http://pictures.test/');
  });
  const found = async (html: string) => {
    await page.setContent(html);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    return page.evaluate(findBlurredPictures);
  };

  it('are found where their sizes say less than is drawn', async () => {
    const problems = await found(picture('width:300px;height:300px', '300px'));
    // 533.3 points: Chromium rounds them up in some versions and down in others.
    expect(problems).toEqual([expect.stringMatching(/320 of 1280 points and is drawn 53[34] wide/)]);
  });

  it('are none where the sizes are those of what is drawn, or the picture is blurred on purpose', async () => {
    expect(await found(picture('width:300px;height:300px', '534px'))).toEqual([]);
    expect(await found(`<div style="filter:blur(9px)">${picture('width:300px;height:300px', '300px')}</div>`)).toEqual(
      [],
    );
  });

  it('are found where the largest file is far too small', async () => {
    expect(await found('<img src="/320.png" style="width:1000px">')).toHaveLength(1);
    expect(await found('<img src="/640.png" style="width:1000px">')).toEqual([]);
  });
});

describe('a focus that nobody sees', () => {
  const strip = (edge: string) =>
    `<aside style="position:fixed;${edge}:0;left:0;right:0;height:90px;background:#fff">A strip</aside>`;
  const links = Array.from({ length: 40 }, (_, index) => `<p><a href="#${index}">Link ${index}</a></p>`).join('');

  it('is found under a strip for which the page leaves no room', async () => {
    await show(`${links}${strip('bottom')}`);
    const covered = /^a “Link \d+” is covered by aside “A strip” while it has the focus$/;
    expect(await page.evaluate(findHiddenFocus)).toContainEqual(expect.stringMatching(covered));
  });

  it('is none where the page scrolls it into sight', async () => {
    await show(`<style>html{scroll-padding-block:95px}body{padding-top:95px}</style>${links}${strip('top')}`);
    await page.evaluate(() => scrollTo(0, 900));
    expect(await page.evaluate(findHiddenFocus)).toEqual([]);
  });

  it('is found on what is transparent, and not on what appears with it', async () => {
    await show('<button style="opacity:0">Mute</button>');
    expect(await page.evaluate(findHiddenFocus)).toEqual(['button “Mute” is transparent while it has the focus']);
    await show('<style>button{opacity:0;transition:opacity .1s}button:focus{opacity:1}</style><button>Mute</button>');
    expect(await page.evaluate(findHiddenFocus)).toEqual([]);
  });

  it('is found out of the window, and not on what comes into it with the focus', async () => {
    await show('<a href="#c" style="position:fixed;top:-90px">Skip</a>');
    expect(await page.evaluate(findHiddenFocus)).toEqual(['a “Skip” is out of the window while it has the focus']);
    await show('<style>a{position:fixed;top:-90px}a:focus{top:0}</style><a href="#c">Skip</a>');
    expect(await page.evaluate(findHiddenFocus)).toEqual([]);
  });
});

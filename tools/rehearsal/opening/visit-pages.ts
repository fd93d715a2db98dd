import type { BrowserContext } from 'playwright-core';
import { Person } from '../person.ts';
import { STUDIO } from './studio-files.ts';

/** The pages of a member that this rehearsal looks at, by what they are. */
export const MEMBER_PAGES = {
  home: '/',
  film: `/videos/${STUDIO.upload.slug}`,
  performer: `/performers/${STUDIO.performer.slug}`,
  pictures: `/pictureset/${STUDIO.withPictures.slug}`,
  channel: `/channels/${STUDIO.channel.slug}`,
} as const;

/** Opens each page, and scrolls to its end so that all of it is loaded. @throws Error where one is not answered with 200 */
export async function visitPages(context: BrowserContext, origin: string, paths: readonly string[]): Promise<void> {
  const page = await context.newPage();
  for (const path of paths) {
    const answer = await page.goto(origin + path, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new Error(`${origin}${path}: ${String(answer?.status())}`);
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
        .map((image) => image.currentSrc),
    );
    if (broken.length > 0) throw new Error(`${path} has pictures that do not show: ${broken.join(', ')}`);
  }
  await page.close();
}

/**
 * Follows every link of the tour from page to page, as a visitor without scripts.
 * @returns how many addresses were opened
 * @throws Error with those that are not answered with a page
 */
export async function followLinks(tour: string, members: string): Promise<number> {
  const open = ['/'];
  const seen = new Set(open);
  const wrong: string[] = [];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const { url, status, text } = await new Person().open(path.startsWith('/') ? tour + path : path);
    if (status !== 200) wrong.push(`${path}: ${String(status)}`);
    if (url.origin !== tour) continue;
    for (const [, href = ''] of text.matchAll(/<a\b[^>]*\shref="([^"#]+)/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), url);
      // Other languages and orders are the same pages again.
      if (![tour, members].includes(target.origin) || target.search !== '') continue;
      const next = target.origin === tour ? target.pathname : target.href;
      if (seen.has(next) || /^\/(?:de|es)(?:\/|$)/.test(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  if (wrong.length > 0) throw new Error(`links of the tour lead nowhere: ${wrong.join(', ')}`);
  return seen.size;
}

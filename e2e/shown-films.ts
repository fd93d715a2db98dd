import type { Page } from '@playwright/test';

/** The addresses of the films on a page, once for each card or frame of a hero. */
export function shownFilms(page: Page): Promise<readonly string[]> {
  return page
    .locator('main .media-card-link, main .front-frame')
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
        .filter((path) => path.startsWith('/videos/')),
    );
}

/** The portraits in a page's rows of performers, as far as they are drawn. */
export function shownPortraits(page: Page): Promise<readonly string[]> {
  return page
    .locator('main :is(.row-portraits, .row-faces) .picture-image')
    .evaluateAll((pictures) =>
      pictures.map((picture) => new URL((picture as HTMLImageElement).src).pathname.replace(/-\d+\.\w+$/, '')),
    );
}

/** Returns the films that stand in more than one place. */
export function doubled(shown: readonly string[]): readonly string[] {
  return shown.filter((each, index) => shown.indexOf(each) !== index);
}

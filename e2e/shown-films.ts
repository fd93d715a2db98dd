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

/** Those of them that stand in more than one place. */
export function doubled(films: readonly string[]): readonly string[] {
  return films.filter((film, index) => films.indexOf(film) !== index);
}

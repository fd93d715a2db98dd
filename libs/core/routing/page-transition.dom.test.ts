import { afterEach, describe, expect, it } from 'vitest';
import { browserSurroundings } from './page-transition.ts';

const CARD = '<a class="media-card-link" href="/videos/dusk">Dusk</a>';

/** Whether the page with this content moves a picture to the address, with the focus on its link if it has one. */
function moves(content: string, address: string): boolean {
  document.body.innerHTML = content;
  document.querySelector('a')?.focus();
  history.replaceState(null, '', address);
  return browserSurroundings().hasMovingPicture();
}

describe('what moves between pages', () => {
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });

  it.each([
    { what: 'the picture of the card that was followed', content: CARD, address: '/videos/dusk', isMoving: true },
    { what: 'no picture of a card that only has the focus', content: CARD, address: '/categories', isMoving: false },
    {
      what: 'no picture of a card of something else',
      content: '<a class="media-card-link" href="/playlists/evening">Evening</a>',
      address: '/playlists/evening',
      isMoving: false,
    },
    {
      what: 'no picture of lists',
      content: '<a href="/categories">Categories</a>',
      address: '/categories',
      isMoving: false,
    },
    {
      what: 'a player on its stage',
      content: '<div class="stage-box"><div class="ongoing-film"></div></div>',
      address: '/videos',
      isMoving: true,
    },
    {
      what: 'a small player that is opened',
      content: '<div class="ongoing-film" data-mini><a href="/videos/dusk">Dusk</a></div>',
      address: '/videos/dusk',
      isMoving: true,
    },
    {
      what: 'no small player that stays in its corner',
      content: '<div class="ongoing-film" data-mini><a href="/videos/dusk">Dusk</a></div>',
      address: '/videos',
      isMoving: false,
    },
  ])('$what', ({ content, address, isMoving }) => {
    expect(moves(content, address)).toBe(isMoving);
  });
});

import { expect } from 'storybook/test';

/** Passes when a click anywhere on the card's picture meets the card's one link. */
export async function expectWholeCardLinks({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const card = canvasElement.querySelector('article');
  const picture = card?.querySelector('picture img');
  if (!card || !picture) throw new Error('the story shows no card with a picture');
  const { left, top, width, height } = picture.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(middle?.closest('a')).toBe(card.querySelector(':is(h2, h3, h4) a'));
}

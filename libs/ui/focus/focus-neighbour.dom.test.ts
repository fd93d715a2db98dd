import { afterEach, expect, it } from 'vitest';
import { focusNeighbour } from './focus-neighbour.ts';

afterEach(() => document.body.replaceChildren());

/** A list in a page; each item has these buttons, and none means a link alone. */
function show(...items: readonly (readonly string[])[]): (name: string) => HTMLElement {
  const rows = items.map(
    (buttons, index) =>
      `<li><a href="#${index}">film</a>${buttons.map((name) => `<button>${name}</button>`).join('')}</li>`,
  );
  document.body.innerHTML = `<main tabindex="-1"><ul>${rows.join('')}</ul></main>`;
  return (name) => [...document.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLElement;
}

const leave = (control: HTMLElement): void => {
  control.focus();
  focusNeighbour(control);
};

it('goes to the same control of the next item, whatever stands before it', () => {
  const button = show(['handle 1', 'remove 1'], ['handle 2', 'up 2', 'remove 2']);
  leave(button('remove 1'));
  expect(document.activeElement?.textContent).toBe('remove 2');
});

it('goes back at the end of the list', () => {
  const button = show(['remove 1'], ['remove 2']);
  leave(button('remove 2'));
  expect(document.activeElement?.textContent).toBe('remove 1');
});

it('goes to the link of an item that has no such control yet', () => {
  const button = show(['remove 1'], []);
  leave(button('remove 1'));
  expect(document.activeElement?.getAttribute('href')).toBe('#1');
});

it('goes to the page when the last item leaves', () => {
  const button = show(['remove 1']);
  leave(button('remove 1'));
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('leaves a focus alone that is elsewhere', () => {
  const button = show(['remove 1'], ['remove 2']);
  focusNeighbour(button('remove 1'));
  expect(document.activeElement).toBe(document.body);
});

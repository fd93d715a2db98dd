import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_PRESS_SCRIPT, keepEarlyPresses } from './early-press-script.ts';

const PATIENCE_MS = 1_000;

const seen: string[] = [];
let root: Root | null = null;
let stop = (): void => undefined;

/** The controls of a page: a switch, another button, and forms with and without an address. */
function Controls() {
  const [isFavourite, setFavourite] = useState(false);
  const [words, setWords] = useState('');
  return (
    <>
      <button id="favourite" type="button" aria-pressed={isFavourite} onClick={() => setFavourite(!isFavourite)}>
        <span>Favourite</span>
      </button>
      <button id="play" type="button" onClick={() => seen.push('play')}>
        Play
      </button>
      <button id="menu" type="button" popoverTarget="navigation" onClick={() => seen.push('menu')}>
        Menu
      </button>
      <form
        id="comment"
        onSubmit={(event) => {
          event.preventDefault();
          seen.push(`comment ${words}`);
        }}
      >
        <input name="words" value={words} onChange={(event) => setWords(event.target.value)} />
        <button type="submit">Comment</button>
      </form>
      <form id="search" action="/search" onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Search</button>
      </form>
    </>
  );
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

const frames = async (count = 3): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

const press = (selector: string): boolean =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

async function hydrate(): Promise<void> {
  root = hydrateRoot(find('#app'), <Controls />);
  await vi.waitFor(() => expect(Object.keys(find('#play')).join(' ')).toContain('__reactProps'));
  await frames();
}

beforeEach(() => {
  const add = window.addEventListener.bind(window);
  const watched = vi
    .spyOn(window, 'addEventListener')
    .mockImplementation((name: string, listener: EventListenerOrEventListenerObject) => {
      stop = () => window.removeEventListener(name, listener);
      add(name, listener);
    });
  keepEarlyPresses(window, PATIENCE_MS);
  watched.mockRestore();
  document.body.innerHTML = `<div id="app">${renderToString(<Controls />)}</div>`;
  seen.length = 0;
});

afterEach(() => {
  stop();
  root?.unmount();
  root = null;
});

describe('a press before the page listens', () => {
  it('is carried out once the page does, whatever of the button was pressed and however often', async () => {
    press('#favourite span');
    press('#favourite');
    press('#favourite');
    await frames();
    expect(find('#favourite').getAttribute('aria-busy')).toBe('true');
    await hydrate();
    await vi.waitFor(() => expect(find('#favourite').getAttribute('aria-pressed')).toBe('true'));
    expect(find('#favourite').hasAttribute('aria-busy')).toBe(false);
  });

  it('counts for the button that was pressed last', async () => {
    press('#favourite');
    press('#play');
    expect([find('#favourite').hasAttribute('aria-busy'), find('#play').getAttribute('aria-busy')]).toEqual([
      false,
      'true',
    ]);
    await hydrate();
    await vi.waitFor(() => expect(seen).toEqual(['play']));
    expect(find('#favourite').getAttribute('aria-pressed')).toBe('false');
  });

  it('sends a form that only code can send, with its text, and does not leave the page for it', async () => {
    expect(press('#comment button')).toBe(false);
    await hydrate();
    await vi.waitFor(() => expect(seen).toEqual([expect.stringMatching(/^comment/)]));
  });

  it.each(['#menu', '#search button'])('is the browser’s own matter where %s works without code', async (selector) => {
    press(selector);
    expect(find(selector).hasAttribute('aria-busy')).toBe(false);
    await hydrate();
    expect(seen).toEqual([]);
  });

  it('is forgotten when the page does not come in time', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    press('#play');
    now.mockReturnValue(PATIENCE_MS);
    await frames();
    expect(find('#play').hasAttribute('aria-busy')).toBe(false);
    now.mockRestore();
    await hydrate();
    expect(seen).toEqual([]);
  });

  it('is forgotten with its button', async () => {
    press('#play');
    find('#play').remove();
    await frames();
    document.body.innerHTML = `<div id="app">${renderToString(<Controls />)}</div>`;
    await hydrate();
    expect(seen).toEqual([]);
  });
});

it('a press of a page that listens is carried out once', async () => {
  await hydrate();
  press('#play');
  await frames();
  expect([seen, find('#play').hasAttribute('aria-busy')]).toEqual([['play'], false]);
});

it('the text of the script is complete: it uses nothing from outside', () => {
  const listeners: string[] = [];
  const page = { addEventListener: (name: string) => listeners.push(name) };
  // oxlint-disable-next-line typescript/no-implied-eval -- it is run as a browser runs it
  new Function('window', EARLY_PRESS_SCRIPT)(page);
  expect(listeners).toEqual(['click']);
});

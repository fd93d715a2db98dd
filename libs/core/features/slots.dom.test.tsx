import { fireEvent, render, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DialogsProvider, useDialogs } from './dialogs.tsx';
import { Slot, SlotsProvider } from './slots.tsx';

const neverLoaded = lazy(() => new Promise<never>(() => undefined));
const offered = { accountGems: neverLoaded };
const fallback = <p>Loading</p>;

function PageOfState() {
  const [, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        Change
      </button>
      <Slot name="accountGems" fallback={fallback} />
    </>
  );
}

function PageOfDialogs() {
  const { open } = useDialogs();
  return (
    <>
      <button type="button" onClick={() => open('ErrorReport', { correlationId: 'a', error: null })}>
        Change
      </button>
      <Slot name="accountGems" fallback={fallback} />
    </>
  );
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('a slot in the HTML of the server', () => {
  it.each([
    ['the page around it is rendered again', PageOfState],
    ['a dialog opens', PageOfDialogs],
  ])('stays until its part is loaded, also when %s', (_what, Page) => {
    const container = document.createElement('div');
    container.innerHTML = '<button type="button">Change</button><!--$--><p>40 gems</p><!--/$-->';
    document.body.append(container);
    render(
      <SlotsProvider offered={offered}>
        <DialogsProvider>
          <Page />
        </DialogsProvider>
      </SlotsProvider>,
      { container, hydrate: true },
    );
    fireEvent.click(screen.getByRole('button'));
    expect(container.textContent).toBe('Change40 gems');
  });
});

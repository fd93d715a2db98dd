import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leadByKeys } from './lead-by-keys.ts';
import { LiveSearchForm } from './live-search-form.tsx';

afterEach(cleanup);

function show(initialQuery = '', startsFocused = false) {
  let leave: () => void = () => undefined;
  render(
    <LiveSearchForm
      action="/search"
      name="q"
      labels={{ field: 'Search films', submit: 'Search' }}
      initialQuery={initialQuery}
      startsFocused={startsFocused}
      onLeave={(close) => {
        leave = close;
        return () => undefined;
      }}
      suggestions={(query) => (
        <p ref={leadByKeys}>
          <a href="/somewhere" data-suggestion>
            {`for ${query}`}
          </a>
        </p>
      )}
    />,
  );
  return { field: screen.getByRole('searchbox', { name: 'Search films' }), leave: () => leave() };
}

it('answers for the text typed so far, from the first letter, once it is used', () => {
  const { field } = show('rain');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.focus(field);
  expect(screen.getByRole('link').textContent).toBe('for rain');
  fireEvent.change(field, { target: { value: 'rains' } });
  expect(screen.getByRole('link').textContent).toBe('for rains');
});

it('moves among suggestions by arrows, and closes by Escape', () => {
  const { field } = show();
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('link'));
  fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('link')).toBeNull();
});

it('answers at once in a page that exists for the search, and again by a press after Escape', () => {
  const { field } = show('rain', true);
  expect(screen.getByRole('link').textContent).toBe('for rain');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(field);
  expect(screen.getByRole('link').textContent).toBe('for rain');
});

it('closes by Escape from a suggestion, and returns to the field', () => {
  const { field } = show();
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' });
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('link')).toBeNull();
});

it('keeps the focus in the field while something else of it is pressed, and closes when it is left', () => {
  const { field, leave } = show();
  fireEvent.focus(field);
  // False: the browser does nothing by itself, such as taking the focus away.
  expect(fireEvent.mouseDown(screen.getByRole('link'))).toBe(false);
  expect(fireEvent.mouseDown(field)).toBe(true);
  act(leave);
  expect(screen.queryByRole('link')).toBeNull();
});

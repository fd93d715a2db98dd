import { lazy, type ReactNode, Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderToText } from './render-to-text.ts';

const never = new AbortController().signal;

const render = (children: ReactNode, signal = never): Promise<string> =>
  renderToText(
    <html lang="en">
      <body>{children}</body>
    </html>,
    undefined,
    signal,
  );

const page = (content: string): string => `<!DOCTYPE html><html lang="en"><head></head><body>${content}</body></html>`;

/** A part whose code is loaded when it is first rendered, as those of slots are. */
const loaded = () => lazy(() => Promise.resolve({ default: () => <p>here</p> }));

const Broken = (): never => {
  throw new Error('broken');
};

it('renders a document', async () => {
  expect(await render('text')).toBe(page('text'));
});

it('has parts in their places that were loaded meanwhile, and the same HTML once they are there', async () => {
  const Part = loaded();
  const content = (
    <Suspense fallback="waiting">
      <Part />
    </Suspense>
  );
  const expected = page('<!--$--><p>here</p><!--/$-->');
  expect(await render(content)).toBe(expected);
  expect(await render(content)).toBe(expected);
});

it('waits for a part without a place of its own', async () => {
  const Part = loaded();
  expect(await render(<Part />)).toBe(page('<p>here</p>'));
});

it('says what a component threw, wherever it stands', async () => {
  await expect(render(<Broken />)).rejects.toThrow('broken');
  await expect(
    render(
      <Suspense fallback="waiting">
        <Broken />
      </Suspense>,
    ),
  ).rejects.toThrow('broken');
});

it('gives up on a part that does not come in time', async () => {
  const Endless = lazy(() => new Promise<never>(() => undefined));
  const end = new AbortController();
  const rendered = render(<Endless />, end.signal);
  end.abort(new Error('too late'));
  await expect(rendered).rejects.toThrow('too late');
});

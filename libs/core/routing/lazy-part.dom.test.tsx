import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Slot, SlotsProvider } from '../features/slots.tsx';
import { telemetryOff } from '../telemetry/telemetry.ts';
import { PageProvider } from '../tenant/page-provider.tsx';
import { lazyPart, type Part } from './lazy-part.ts';
import { MissingPartProvider, neededPart } from './part-boundary.tsx';

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');

/** An importer that fails a stated number of times, and then has the part. */
const failing = (times: number, Shown: () => ReactNode = () => <p>The part</p>) => {
  const importer = vi.fn(async () => {
    if (importer.mock.calls.length <= times) throw GONE;
    return { default: Shown };
  });
  return importer;
};

const reportError = vi.fn();

const NotNow = () => <p role="status">Not now</p>;

/** A page with a field that somebody writes in, and the part below it. */
function Page({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <PageProvider value={{ telemetry: { ...telemetryOff, reportError } } as never}>
      <MissingPartProvider value={NotNow}>
        <textarea aria-label="Your comment" />
        <button type="button" onClick={() => setOpen((before) => !before)}>
          Toggle
        </button>
        {isOpen ? <Suspense fallback={<p>Loading</p>}>{children}</Suspense> : null}
      </MissingPartProvider>
    </PageProvider>
  );
}

const write = (words: string) => fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: words } });
const written = () => screen.getByLabelText<HTMLTextAreaElement>('Your comment').value;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 200 }));
  // React writes down what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  reportError.mockReset();
});

describe('L07 a part whose code does not come', () => {
  it('comes when it can be loaded at last, with nothing else changed', async () => {
    const Part = lazyPart(failing(2));
    render(
      <Page>
        <Part />
      </Page>,
    );
    write('Half a sentence');
    expect(await screen.findByText('The part')).toBeTruthy();
    expect([written(), reportError.mock.calls.length]).toEqual(['Half a sentence', 0]);
  });

  it('leaves its place empty, and the page with what was written on it', async () => {
    const Part = lazyPart(failing(3));
    render(
      <Page>
        <Part />
      </Page>,
    );
    write('Half a sentence');
    await vi.waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    expect([written(), screen.queryByRole('status')]).toEqual(['Half a sentence', null]);
    expect(reportError.mock.calls[0]?.[0]).toMatchObject({ name: 'TypeError', message: GONE.message });
  });

  it('says so where people would look for it', async () => {
    const Part = lazyPart(failing(3), neededPart);
    render(
      <Page>
        <Part />
      </Page>,
    );
    write('Half a sentence');
    expect((await screen.findByRole('status')).textContent).toBe('Not now');
    expect(written()).toBe('Half a sentence');
  });

  it('says so in a slot that needs it', async () => {
    const offered = { accountGems: lazyPart(failing(3)) };
    render(
      <SlotsProvider offered={offered}>
        <Page>
          <Slot name="accountGems" missing={neededPart} />
        </Page>
      </SlotsProvider>,
    );
    expect(await screen.findByRole('status')).toBeTruthy();
  });

  it('is loaded again for the next place that shows it', async () => {
    const Part = lazyPart(failing(3), neededPart);
    render(
      <Page>
        <Part />
      </Page>,
    );
    await screen.findByRole('status');
    fireEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    fireEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    expect(await screen.findByText('The part')).toBeTruthy();
  });

  it('stays as the server has rendered it', async () => {
    let isServer = true;
    const importer = vi.fn(async () => {
      if (!isServer) throw GONE;
      return { default: () => <p>The part</p> };
    });
    const page = (Shown: Part<object>) => (
      <Page>
        <Shown />
      </Page>
    );
    const { window: browser } = globalThis;
    vi.stubGlobal('window', undefined);
    const stream = await renderToReadableStream(page(lazyPart(importer)));
    await stream.allReady;
    vi.stubGlobal('window', browser);
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = await new Response(stream).text();
    isServer = false;
    importer.mockClear();
    const onRecoverableError = vi.fn();
    await act(async () => {
      hydrateRoot(root, page(lazyPart(importer)), { onRecoverableError });
    });
    await vi.waitFor(() => expect(importer).toHaveBeenCalledTimes(3));
    await act(async () => undefined);
    expect(root.textContent).toContain('The part');
    expect([onRecoverableError.mock.calls.length, reportError.mock.calls.length]).toEqual([0, 0]);
  });
});

it('a part that fails while it is shown leaves its place, too, and is reported', async () => {
  const broken = new Error('x is null');
  const Part = lazyPart(
    failing(0, () => {
      throw broken;
    }),
    neededPart,
  );
  render(
    <Page>
      <Part />
    </Page>,
  );
  write('Half a sentence');
  expect(await screen.findByRole('status')).toBeTruthy();
  expect([written(), reportError.mock.calls[0]?.[0].message]).toEqual(['Half a sentence', 'x is null']);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { PushChoice } from './push-choice.tsx';

const BROWSER = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } };
const requestPermission = vi.fn<() => Promise<string>>();
const subscribe = vi.fn<(options: object) => Promise<object>>();
const unsubscribe = vi.fn(async () => true);
let subscription: object | null;
let permission: string;

beforeEach(() => {
  permission = 'default';
  subscription = null;
  requestPermission.mockReset().mockImplementation(async () => (permission = 'granted'));
  subscribe.mockReset().mockImplementation(async () => (subscription = { toJSON: () => BROWSER, unsubscribe }));
  unsubscribe.mockClear();
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return permission;
    },
  });
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const sent: object[] = [];
  let isOn = false;
  const { Page } = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: {
      HasPush: () => ({ hasPush: isOn }),
      StartPush: (variables: object) => {
        sent.push(variables);
        isOn = true;
        return { startPush: { __typename: 'PushStarted' } };
      },
      EndPush: (variables: object) => {
        sent.push(variables);
        return { endPush: true };
      },
    },
  });
  const flashes: Flash[] = [];
  render(
    <Page>
      <FlashProvider value={(flash) => void flashes.push(flash)}>
        <PushChoice pushKey="our-key" />
      </FlashProvider>
    </Page>,
  );
  return { sent, flashes };
}

it('asks after a press alone, and the gateway gets what the browser made', async () => {
  const { sent, flashes } = show();
  const button = await screen.findByRole('button', { name: 'Turn on' });
  expect(requestPermission).not.toHaveBeenCalled();
  await expect.poll(() => button).toHaveProperty('disabled', false);
  fireEvent.click(button);
  await screen.findByRole('button', { name: 'Turn off' });
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'our-key' });
  expect(sent).toEqual([{ browser: { endpoint: BROWSER.endpoint, p256dh: 'key', auth: 'secret', isDiscreet: false } }]);
  expect(flashes.map(({ message }) => message)).toEqual(['This device gets your notices from now on.']);
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findByRole('button', { name: 'Turn on' });
  expect(sent.at(-1)).toEqual({ endpoint: BROWSER.endpoint });
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('explains how to allow what was refused, and sends nothing', async () => {
  requestPermission.mockImplementation(async () => (permission = 'denied'));
  const { sent } = show();
  const button = await screen.findByRole('button', { name: 'Turn on' });
  await expect.poll(() => button).toHaveProperty('disabled', false);
  fireEvent.click(button);
  await screen.findByText(/Your browser doesn’t allow notices from this site/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent).toEqual([]);
});

it('says so where the browser can’t', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  show();
  await screen.findByText(/This browser can’t show notices/);
  expect(screen.queryByRole('button')).toBeNull();
});

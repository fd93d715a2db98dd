import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTranslator } from 'use-intl/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { player } from '@network/messages/player.ts';
import type { Playback } from '../engine/create-playback.ts';
import type { PlayerSources, RenewedSources } from '../model/player-sources.ts';
import { PlayerContext } from '../player-context.ts';
import type { PlayerText } from '../player-text.ts';
import { RemoteButton, RemoteNotice } from './remote-controls.tsx';
import { remoteDevicesOf } from './remote-devices.ts';
import { createRemotePlayback, type RemotePlayback } from './remote-playback.ts';

const text = createTranslator({ locale: 'en', messages: player }) as PlayerText;
const SOURCES: PlayerSources = {
  hls: '/media/remote/token/master.m3u8',
  fixed: [{ quality: 'p720', src: '/media/remote/token/video.mp4' }],
  storyboard: null,
  captions: [],
  expiresAt: Number.MAX_SAFE_INTEGER,
};

/** A fake of the remote playback that a browser has on every video element. */
class FakeRemote extends EventTarget {
  state = 'disconnected';
  heard: ((isAvailable: boolean) => void) | null = null;
  readonly watchAvailability = vi.fn(async (heard: (isAvailable: boolean) => void) => {
    this.heard = heard;
    return 1;
  });
  readonly cancelWatchAvailability = vi.fn(async () => undefined);
  readonly prompt = vi.fn(async () => undefined);
  become(state: string, event: string): void {
    this.state = state;
    this.dispatchEvent(new Event(event));
  }
}
const remotes = new Map<HTMLMediaElement, FakeRemote>();
const remoteOf = (video: HTMLMediaElement): FakeRemote => {
  const known = remotes.get(video) ?? new FakeRemote();
  remotes.set(video, known);
  return known;
};
/** The element that looks for devices is the one that does not play. */
const probeBeside = (video: HTMLMediaElement) => [...remotes].find(([each]) => each !== video);

let video: HTMLVideoElement;
let remote: RemotePlayback | null = null;
const playFrom = vi.fn<Playback['playFrom']>();
const playHere = vi.fn<Playback['playHere']>();
const lend = vi.fn<() => Promise<RenewedSources>>();

beforeEach(() => {
  const prototype = HTMLMediaElement.prototype;
  Object.defineProperty(prototype, 'remote', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return remoteOf(this);
    },
  });
  vi.spyOn(prototype, 'load').mockReturnValue();
  video = document.createElement('video');
  video.disableRemotePlayback = true;
  lend.mockResolvedValue({ sources: SOURCES });
  playHere.mockResolvedValue();
  playFrom.mockImplementation(async () => {
    queueMicrotask(() => video.dispatchEvent(new Event('loadedmetadata')));
  });
});
afterEach(() => {
  remote?.destroy();
  cleanup();
  remotes.clear();
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'remote');
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function show() {
  const playback = { video, playFrom, playHere } as unknown as Playback;
  const created = createRemotePlayback({ playback, devices: remoteDevicesOf(video, '/p270.mp4'), lend });
  remote = created;
  render(
    <PlayerContext value={{ playback, text }}>
      <RemoteButton playback={created} />
      <RemoteNotice playback={created} />
    </PlayerContext>,
  );
}
const button = () => screen.queryByRole('button');
const notice = () => screen.getByRole('status').textContent;
const offerDevice = (isThere = true) => act(() => probeBeside(video)?.[1].heard?.(isThere));
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: player.playElsewhere })));
const become = (state: string, event: string) => act(() => remoteOf(video).become(state, event));

describe('a film on another device', () => {
  it('has a button only while the browser knows a device, looked for by an element that never plays', () => {
    show();
    expect(button()).toBeNull();
    offerDevice();
    expect(button()?.getAttribute('aria-label')).toBe(player.playElsewhere);
    offerDevice(false);
    expect(button()).toBeNull();
    const [probe, devices] = probeBeside(video) ?? [];
    expect([probe?.getAttribute('src'), probe?.preload, probe?.isConnected]).toEqual(['/p270.mp4', 'metadata', false]);
    remote?.destroy();
    expect(devices?.cancelWatchAvailability).toHaveBeenCalledTimes(1);
    expect(probe?.hasAttribute('src')).toBe(false);
  });

  it('has none where the browser cannot look', async () => {
    const refused = new FakeRemote();
    refused.watchAvailability.mockRejectedValue(new DOMException('', 'NotSupportedError'));
    const { createElement } = document;
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = createElement.call(document, name);
      if (name === 'video') remotes.set(element as HTMLVideoElement, refused);
      return element;
    });
    show();
    await act(async () => undefined);
    expect(button()).toBeNull();
  });

  it('gets addresses of its own, is chosen, connected, and comes back when the device is left', async () => {
    show();
    offerDevice();
    await press();
    expect(playFrom).toHaveBeenCalledExactlyOnceWith('device', SOURCES);
    expect(video.disableRemotePlayback).toBe(false);
    expect(remoteOf(video).prompt).toHaveBeenCalledTimes(1);
    expect(notice()).toBe(player.deviceConnecting);
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    become('connected', 'connect');
    expect(notice()).toBe(player.deviceConnected);
    expect(button()?.getAttribute('aria-label')).toBe(player.leaveDevice);
    become('disconnected', 'disconnect');
    expect(notice()).toBe('');
    expect(playHere).toHaveBeenCalledTimes(1);
    expect(video.disableRemotePlayback).toBe(true);
  });

  it('asks for the addresses before the press, once', async () => {
    show();
    offerDevice();
    const shown = screen.getByRole('button');
    fireEvent.pointerEnter(shown);
    fireEvent.focus(shown);
    fireEvent.pointerDown(shown);
    expect(lend).toHaveBeenCalledTimes(1);
    await press();
    expect(lend).toHaveBeenCalledTimes(1);
  });

  it('waits with the list of devices for the beginning of the film', async () => {
    playFrom.mockResolvedValue();
    show();
    offerDevice();
    await press();
    expect(remoteOf(video).prompt).not.toHaveBeenCalled();
    await act(async () => void video.dispatchEvent(new Event('loadedmetadata')));
    expect(remoteOf(video).prompt).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['NotAllowedError', ''],
    ['NotFoundError', player.deviceNotFound],
    ['InvalidStateError', player.deviceFailed],
  ])('comes back after %s, and says why unless it was wanted', async (name, words) => {
    show();
    offerDevice();
    remoteOf(video).prompt.mockRejectedValue(new DOMException('', name));
    await press();
    expect(notice()).toBe(words);
    expect(playHere).toHaveBeenCalledTimes(1);
    expect(video.disableRemotePlayback).toBe(true);
  });

  it.each([
    ['the right to it is gone', () => lend.mockResolvedValue({ refused: true })],
    ['the gateway is away', () => lend.mockRejectedValue(new Error('away'))],
  ])('plays on undisturbed when %s, and the next press tries again', async (_what, fail) => {
    fail();
    show();
    offerDevice();
    await press();
    expect(notice()).toBe(player.deviceFailed);
    expect([playFrom.mock.calls.length, playHere.mock.calls.length]).toEqual([0, 0]);
    lend.mockResolvedValue({ sources: SOURCES });
    await press();
    expect(playFrom).toHaveBeenCalledTimes(1);
  });

  it('stays there when the list is closed without another choice', async () => {
    show();
    offerDevice();
    await press();
    become('connected', 'connect');
    remoteOf(video).prompt.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: player.leaveDevice })));
    expect(notice()).toBe(player.deviceConnected);
    expect([playFrom.mock.calls.length, playHere.mock.calls.length]).toEqual([1, 0]);
  });

  it('is not brought back after the player has gone', async () => {
    show();
    offerDevice();
    await press();
    become('connected', 'connect');
    remote?.destroy();
    remoteOf(video).become('disconnected', 'disconnect');
    expect(playHere).not.toHaveBeenCalled();
  });
});

describe('a film by AirPlay', () => {
  const picker = vi.fn();
  let isWireless = false;
  beforeEach(() => {
    isWireless = false;
    Object.assign(HTMLVideoElement.prototype, { webkitShowPlaybackTargetPicker: picker });
    Object.defineProperty(HTMLVideoElement.prototype, 'webkitCurrentPlaybackTargetIsWireless', {
      configurable: true,
      get: () => isWireless,
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitShowPlaybackTargetPicker');
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitCurrentPlaybackTargetIsWireless');
  });

  it('opens the list of the system with the press, and follows what is chosen there', async () => {
    const made: HTMLVideoElement[] = [];
    const { createElement } = document;
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = createElement.call(document, name);
      if (name === 'video') made.push(element as HTMLVideoElement);
      return element;
    });
    show();
    const found = Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: 'available' });
    act(() => void made[0]?.dispatchEvent(found));
    await press();
    expect(picker).toHaveBeenCalledTimes(1);
    expect(playFrom).toHaveBeenCalledExactlyOnceWith('device', SOURCES);
    // Nothing was chosen yet, and nobody would say that the list was closed.
    expect(notice()).toBe('');
    isWireless = true;
    act(() => void video.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged')));
    expect(notice()).toBe(player.deviceConnected);
    isWireless = false;
    act(() => void video.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged')));
    expect([notice(), playHere.mock.calls.length]).toEqual(['', 1]);
  });
});

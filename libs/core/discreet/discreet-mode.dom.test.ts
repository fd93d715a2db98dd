import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { applyDiscreet, followDiscreet, isDiscreet } from './discreet-mode.ts';
import { saveDiscreet } from './save-discreet.ts';

const urls = {
  tour: 'https://www.brand.example',
  members: 'https://members.brand.example',
  api: 'https://api.example',
};

describe('the choice of a discreet browser', () => {
  // All files share a window, and a cookie of a domain can't be taken out of it: here it is what `read` returns, and nothing is stored.
  let read: MockInstance<() => string>;
  let written: MockInstance<(cookie: string) => void>;
  beforeEach(() => {
    read = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    written = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    localStorage.clear();
  });
  afterEach(async () => {
    read.mockReturnValue('');
    localStorage.clear();
    await applyDiscreet();
  });

  it('is stored for both hosts of the brand, and ended for both', () => {
    expect(saveDiscreet(true, urls)).toBe(true);
    expect(written).toHaveBeenLastCalledWith(
      'discreet=on; Max-Age=31536000; Path=/; Secure; SameSite=Lax; Domain=brand.example',
    );
    expect(isDiscreet()).toBe(true);
    saveDiscreet(false, urls);
    expect(written).toHaveBeenLastCalledWith(
      'discreet=on; Max-Age=0; Path=/; Secure; SameSite=Lax; Domain=brand.example',
    );
    expect(isDiscreet()).toBe(false);
  });

  it('is known on the host where it was not made, by the cookie', () => {
    read.mockReturnValue('discreet=on');
    expect(localStorage.length).toBe(0);
    expect(isDiscreet()).toBe(true);
  });

  it('calls back whoever follows it, until they end that', () => {
    const changed = vi.fn();
    const end = followDiscreet(changed);
    saveDiscreet(true, urls);
    expect(changed).toHaveBeenCalledOnce();
    end();
    saveDiscreet(false, urls);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('offers the key only while it is on', async () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    document.body.append(document.createElement('video'));
    const pressTwice = () => {
      for (let press = 0; press < 2; press++) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }
    };
    await applyDiscreet();
    pressTwice();
    expect(pause).not.toHaveBeenCalled();
    saveDiscreet(true, urls);
    await applyDiscreet();
    expect(document.title).toBe('Home');
    pressTwice();
    expect(pause).toHaveBeenCalledOnce();
    document.body.replaceChildren();
  });
});

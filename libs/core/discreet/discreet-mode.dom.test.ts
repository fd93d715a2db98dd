import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyDiscreet, followDiscreet, isDiscreet } from './discreet-mode.ts';
import { saveDiscreet } from './save-discreet.ts';

const urls = {
  tour: 'https://www.brand.example',
  members: 'https://members.brand.example',
  api: 'https://api.example',
};

describe('the choice of a discreet browser', () => {
  const forget = async () => {
    saveDiscreet(false, urls);
    document.cookie = 'discreet=on; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/';
    await applyDiscreet();
  };
  // Other files leave cookies in the window that all share.
  beforeEach(forget);
  afterEach(async () => {
    await forget();
    vi.restoreAllMocks();
  });

  it('is stored for both hosts of the brand, and ended for both', () => {
    // Stored nowhere: whether this window takes a cookie of that domain depends on the file before.
    const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
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
    document.cookie = 'discreet=on; Path=/';
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

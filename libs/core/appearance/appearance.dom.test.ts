import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseAppearance, readAppearance } from './appearance.ts';
import { APPEARANCE_EVENT } from './appearance-script.ts';

const urls = {
  tour: 'https://www.brand.example',
  members: 'https://members.brand.example',
  api: 'https://api.example',
};

describe('the choice of an appearance', () => {
  const heard = vi.fn();
  afterEach(() => heard.mockReset());

  /** A page that stores cookies, or refuses them. */
  function page(isStoring = true) {
    const written: string[] = [];
    return {
      written,
      get cookie() {
        return isStoring ? (written.findLast((text) => !text.includes('Max-Age=0'))?.split(';')[0] ?? '') : '';
      },
      set cookie(text: string) {
        written.push(text);
      },
      dispatchEvent: heard,
    };
  }

  it('is as the system before it is made, and with an unknown value', () => {
    expect(readAppearance({ cookie: '' })).toBe('system');
    expect(readAppearance({ cookie: 'appearance=sepia' })).toBe('system');
    expect(readAppearance({ cookie: 'appearance=light' })).toBe('light');
  });

  it('is stored for a year on both hosts of the brand, and changes the page at once', () => {
    const chosen = page();
    expect(chooseAppearance('light', urls, chosen)).toBe(true);
    expect(chosen.written.at(-1)).toBe(
      'appearance=light; Max-Age=31536000; Path=/; Secure; SameSite=Lax; Domain=brand.example',
    );
    expect(heard.mock.lastCall?.[0]).toMatchObject({ type: APPEARANCE_EVENT });
  });

  it('forgets it for the system', () => {
    const chosen = page();
    expect(chooseAppearance('system', urls, chosen)).toBe(true);
    expect(chosen.written.every((text) => text.includes('Max-Age=0'))).toBe(true);
  });

  it('says where the browser refuses it', () => {
    expect(chooseAppearance('dark', urls, page(false))).toBe(false);
  });
});

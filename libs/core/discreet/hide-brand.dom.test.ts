import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUICK_EXIT_ADDRESS } from '@network/tenant/constants.ts';
import { hideBrand } from './hide-brand.ts';

describe('discreet mode', () => {
  const leave = vi.fn();
  let end: () => void;
  beforeEach(() => {
    document.head.innerHTML = '<title>A film — Brand</title><link rel="icon" href="/favicon.svg">';
    leave.mockClear();
    end = hideBrand(document, leave);
  });
  afterEach(() => end());

  const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';
  const press = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.dispatchEvent(event);
  };

  it('hides title and icon, of the next page too, and shows them again once it ends', async () => {
    expect(document.title).toBe('Home');
    expect(icon()).toMatch(/^data:/);
    document.title = 'Another film — Brand';
    await expect.poll(() => document.title).toBe('Home');
    end();
    expect(document.title).toBe('Another film — Brand');
    expect(icon()).toMatch(/favicon\.svg$/);
  });

  it('leaves when Escape is pressed twice, and not for one press or two slow ones', () => {
    press('Escape', 1000);
    press('Escape', 1600);
    expect(leave).not.toHaveBeenCalled();
    press('Escape', 1900);
    expect(leave).toHaveBeenCalledExactlyOnceWith(QUICK_EXIT_ADDRESS);
  });

  it('leaves the Escape of a press that is held down alone', () => {
    press('Escape', 1000);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', repeat: true }));
    expect(leave).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUICK_EXIT_ADDRESS } from '@network/tenant/constants.ts';
import { hideBrand } from './hide-brand.ts';

describe('discreet mode', () => {
  const leave = vi.fn();
  let end: () => void;
  beforeEach(() => {
    document.head.innerHTML = `<title>A film — Brand</title><meta name="application-name" content="Brand">
      <link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/app-icon-apple-180.png">
      <link rel="manifest" href="/app.webmanifest">`;
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

  it('names no brand to the system, where the page is put on a home screen or installed', async () => {
    const named = () =>
      [...document.head.querySelectorAll('meta, link:not([rel="icon"])')].map(
        (part) => part.getAttribute('href') ?? part.getAttribute('content'),
      );
    const neutral = ['Home', '/app-neutral-apple-180.png', '/app-neutral.webmanifest'];
    expect(named()).toEqual(neutral);
    // A page that is opened later brings its own.
    document.querySelector('link[rel="manifest"]')?.remove();
    document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/app.webmanifest">');
    await expect.poll(named).toEqual(neutral);
    end();
    expect(named()).toEqual(['Brand', '/app-icon-apple-180.png', '/app.webmanifest']);
  });

  it('leaves when Escape is pressed twice, and not for one press or two slow ones', () => {
    press('Escape', 1000);
    press('Escape', 1600);
    expect(leave).not.toHaveBeenCalled();
    press('Escape', 1900);
    expect(leave).toHaveBeenCalledExactlyOnceWith(QUICK_EXIT_ADDRESS);
  });

  it('closes what is open first: a dialog that stops the key gets the first press, and the second leaves', () => {
    const closed = vi.fn();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.addEventListener('keydown', (event) => {
      event.stopPropagation();
      closed();
    });
    const pressInside = (timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      dialog.dispatchEvent(event);
    };
    pressInside(1000);
    expect(closed).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
    pressInside(1300);
    expect(leave).toHaveBeenCalledExactlyOnceWith(QUICK_EXIT_ADDRESS);
    dialog.remove();
  });

  it('counts the press that ends the full screen of a film, which browsers keep to themselves', () => {
    const change = (element: Element | null, timeStamp: number) => {
      Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
      const event = new Event('fullscreenchange');
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      document.dispatchEvent(event);
    };
    change(document.body, 1000);
    press('Escape', 1200);
    expect(leave).not.toHaveBeenCalled();
    change(null, 2000);
    press('Escape', 2300);
    expect(leave).toHaveBeenCalledExactlyOnceWith(QUICK_EXIT_ADDRESS);
  });

  it('leaves the Escape of a press that is held down alone', () => {
    press('Escape', 1000);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', repeat: true }));
    expect(leave).not.toHaveBeenCalled();
  });
});

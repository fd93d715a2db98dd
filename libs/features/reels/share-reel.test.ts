import { describe, expect, it, vi } from 'vitest';
import { reelAddress, shareReel } from './share-reel.ts';

const link = { url: 'https://www.vixen.example/reels?reel=reel-7', title: 'Saltwater' };
const clipboard = () => ({ writeText: vi.fn(() => Promise.resolve()) });

describe('R48 sharing a reel', () => {
  it('names the reel in its address', () => {
    expect(reelAddress('https://www.vixen.example', 'reel-7')).toBe(link.url);
  });

  it('uses the device’s own sharing where there is any', async () => {
    const share = vi.fn(() => Promise.resolve());
    expect(await shareReel(link, { share, clipboard: clipboard() })).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
  });

  it('is over when the person closes that sharing', async () => {
    const copy = clipboard();
    const share = () => Promise.reject(new DOMException('No', 'AbortError'));
    expect(await shareReel(link, { share, clipboard: copy })).toBe('dismissed');
    expect(copy.writeText).not.toHaveBeenCalled();
  });

  it('copies the address elsewhere, and where that sharing fails', async () => {
    const copy = clipboard();
    expect(await shareReel(link, { clipboard: copy })).toBe('copied');
    expect(copy.writeText).toHaveBeenCalledWith(link.url);
    expect(await shareReel(link, { share: () => Promise.reject(new Error('no')), clipboard: copy })).toBe('copied');
  });

  it('says so where nothing works', async () => {
    expect(await shareReel(link, {})).toBe('failed');
    expect(await shareReel(link, { clipboard: { writeText: () => Promise.reject(new Error('no')) } })).toBe('failed');
  });
});

/** What became of a link that was to be shared. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

type Sharing = Partial<Pick<Navigator, 'share'>> & { readonly clipboard?: Pick<Clipboard, 'writeText'> };

/** Hands a link to the device's own sharing where it has any, else copies it. Never throws. */
export async function shareReel(
  link: { readonly url: string; readonly title: string },
  device: Sharing = navigator,
): Promise<ShareOutcome> {
  if (device.share !== undefined) {
    try {
      await device.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    if (device.clipboard === undefined) return 'failed';
    await device.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The address at which the feed begins with this reel, for visitors and members alike. */
export function reelAddress(tour: string, reelId: string): string {
  return `${tour}/reels?reel=${encodeURIComponent(reelId)}`;
}

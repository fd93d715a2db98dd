import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';
import { signInMember } from '../../money/membership/testing/public.ts';

const gateway = gatewayForTests({ seed: true, tenants: [vixen, vixenplus] });

interface Feed {
  readonly reels: {
    readonly items: readonly {
      readonly picture: { readonly src: string };
      readonly clip: { readonly width: number; readonly height: number } | null;
    }[];
    readonly next: number | null;
  };
}

describe('the reels of the demonstration', () => {
  it('R48 are upright, sharp on a screen of 900 lines, and no two of a brand alike', async () => {
    const member = await signInMember(gateway, vixen, 'ada');
    const { reels } = await member.query<Feed>(
      '{ reels(first: 30) { items { picture { src } clip { width height } } next } }',
    );
    expect(reels.items).toHaveLength(12);
    expect(reels.next).toBeNull();
    for (const { clip } of reels.items) expect(clip).toEqual({ width: 720, height: 1280 });
    expect(new Set(reels.items.map(({ picture }) => picture.src)).size).toBe(12);
  });
});

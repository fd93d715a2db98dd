import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../../config/keyed-hash.ts';
import type { GatewayConfig } from '../../../config/config.ts';
import type { CallerPreview } from '../../../http/caller.ts';
import { holderOfPreview } from './holder-of-call.ts';
import { PLAYED_MEDIA_PREFIX } from './media-address.ts';

const PURPOSE = 'previewed-media';
/** How much of an HMAC-SHA256 an address has: 132 bits. A page has hundreds of these addresses. */
const MAC_CHARACTERS = 22;

/** Below what plays, which brand servers fetch as of the preview; the token of what plays has a dot, so it is no such address. */
const PREVIEWED_MEDIA_PREFIX = `${PLAYED_MEDIA_PREFIX}previewed/`;
/** The addresses of pictures and hover previews that are signed for a preview. */
export const PREVIEWED_MEDIA_PATH = `${PREVIEWED_MEDIA_PREFIX}:mac/*`;

type Keys = Pick<GatewayConfig, 'secrets'>;

/**
 * What stands for `/media` in the addresses of a version's pictures and hover preview, in a preview of staff. They name no end: they
 * are good for calls of that preview alone, which end with it.
 */
export function previewedMedia({ secrets }: Keys, preview: CallerPreview): (version: string) => string {
  const key = secrets.derive(PURPOSE);
  return (version) => `${PREVIEWED_MEDIA_PREFIX}${macOf(key, preview, version)}`;
}

/** Whether the gateway signed the addresses of a version for this preview. */
export function isPreviewed({ secrets }: Keys, preview: CallerPreview, version: string, mac: string): boolean {
  const actual = Buffer.from(mac);
  return secrets.deriveEach(PURPOSE).some((key) => {
    const expected = Buffer.from(macOf(key, preview, version));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}

function macOf(key: Buffer, preview: CallerPreview, version: string): string {
  return keyedHash(key, `${version}\n${holderOfPreview(preview)}`)
    .toString('base64url')
    .slice(0, MAC_CHARACTERS);
}

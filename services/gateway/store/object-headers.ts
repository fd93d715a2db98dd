const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt',
  webp: 'image/webp',
  avif: 'image/avif',
  json: 'application/json',
};

/**
 * Builds the headers with which a bucket serves an object to a CDN in front of it: its type and, for media, that it
 * never changes, because each version of a film or a picture has its own keys.
 */
export function headersOf(key: string): Readonly<Record<string, string>> {
  const type = TYPES[key.slice(key.lastIndexOf('.') + 1)];
  if (type === undefined) return {};
  return { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
}

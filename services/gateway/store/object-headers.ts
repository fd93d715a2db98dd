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
 * What a bucket says of an object to a CDN in front of it: its type, and, of media, that it never changes, as a version of a
 * film or a picture has keys of its own.
 */
export function headersOf(key: string): Readonly<Record<string, string>> {
  const type = TYPES[key.slice(key.lastIndexOf('.') + 1)];
  if (type === undefined) return {};
  return { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
}

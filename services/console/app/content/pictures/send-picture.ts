import type { Shape } from '../../uploads/open-upload.ts';
import { pictureIdOf } from './picture-id.ts';

/** Why a file was not taken, in words for the person who sent it; null where the gateway was not reached. */
export class PictureRefused extends Error {
  readonly reason: string | null;
  constructor(reason: string | null) {
    super(reason ?? 'not sent');
    this.reason = reason;
  }
}

const UPLOADS = '/staff/uploads';
const TUS = { 'tus-resumable': '1.0.0' } as const;
const PART_BYTES = 8 * 2 ** 20;
/** Times that a part is sent again after the connection broke. */
const MOST_TRIES = 4;

/**
 * Sends a picture by tus, in parts, going on after an interruption.
 * @returns the id that documents name it by, and its source, whose preparation begins now
 * @throws PictureRefused
 */
export async function sendPicture(file: File, shape: Shape): Promise<{ readonly id: string; readonly source: string }> {
  const id = pictureIdOf(file.name);
  const metadata = Object.entries({ picture: id, shape, filename: file.name })
    .map(([name, value]) => `${name} ${encode(value)}`)
    .join(',');
  const created = await call(UPLOADS, {
    method: 'POST',
    headers: { ...TUS, 'upload-length': String(file.size), 'upload-metadata': metadata },
  });
  const address = created.headers.get('location') ?? '';
  let offset = 0;
  let tries = 0;
  for (;;) {
    try {
      const answer = await call(address, {
        method: 'PATCH',
        headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        body: file.slice(offset, offset + PART_BYTES),
      });
      offset = Number(answer.headers.get('upload-offset'));
      const source = answer.headers.get('x-media-source');
      if (source !== null) return { id, source };
      if (offset >= file.size) throw new PictureRefused(null);
    } catch (error) {
      if (!(error instanceof PictureRefused) || error.reason !== null || (tries += 1) > MOST_TRIES) throw error;
      offset = Number((await call(address, { method: 'HEAD', headers: TUS })).headers.get('upload-offset'));
    }
  }
}

async function call(address: string, request: RequestInit): Promise<Response> {
  const response = await fetch(address, request).catch(() => null);
  if (response === null || response.status >= 500) throw new PictureRefused(null);
  if (response.ok) return response;
  throw new PictureRefused((await response.text()).trim() || `Status ${response.status}`);
}

/** Metadata of tus is base64 of UTF-8. */
const encode = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

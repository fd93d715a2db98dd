import type { IncomingMessage } from 'node:http';
import type { FieldValues } from '@network/validation/requests/check-request.ts';
import { SMALL_FORM_BYTES } from './read-small-form.ts';

/** More fields than any form of a page has. */
const MOST_FIELDS = 40;
/** Never repeated to a browser, whatever form they are in. */
const SECRET = /password/i;
const FILE_PART = /\r\ncontent-disposition:[^\r\n]*;\s*filename\*?=/i;

/** The texts of a form that was read, by field; the first of a name counts. Passwords and files are left out. */
export async function textsOf(type: string, body: Buffer): Promise<FieldValues> {
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  const values = new Map<string, string>();
  for (const [name, value] of form ?? []) {
    if (values.size === MOST_FIELDS) break;
    if (typeof value === 'string' && !SECRET.test(name) && !values.has(name)) values.set(name, value);
  }
  return Object.fromEntries(values);
}

/**
 * The texts of a form with files, as far as they come before the first file: what follows is not read. A sender that
 * stalls before is sent away by the pace of bodies, and gets nothing.
 */
export async function readTextsBeforeFiles(request: IncomingMessage): Promise<FieldValues> {
  const type = request.headers['content-type'] ?? '';
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const delimiter = `--${boundary?.[1] ?? boundary?.[2]}`;
  let text = '';
  try {
    // The rest of the request stays open for the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      text += chunk.toString('latin1');
      const file = FILE_PART.exec(text)?.index;
      if (file === undefined && text.length <= SMALL_FORM_BYTES) continue;
      text = `${text.slice(0, Math.max(0, text.lastIndexOf(delimiter, file)))}${delimiter}--\r\n`;
      break;
    }
  } catch {
    return {};
  }
  return textsOf(type, Buffer.from(text, 'latin1'));
}

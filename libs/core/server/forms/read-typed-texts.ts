import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, Transform } from 'node:stream';
import type { FieldValues } from '@network/validation/requests/check-request.ts';
import { SMALL_FORM_BYTES } from './read-small-form.ts';

/** No form of a page has as many fields. */
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
  const beginning = beginningOf(request);
  try {
    // The rest of the request stays open for the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (beginning.add(chunk)) break;
    }
  } catch {
    return {};
  }
  return beginning.texts();
}

/** A form with files on its way to somebody else, and its texts as far as they came before the first file. */
interface WatchedUpload {
  readonly body: Readable;
  readonly texts: () => Promise<FieldValues>;
}

/** Looks at the texts of a form with files while it is passed on, since what was passed on can't be read again. */
export function watchUpload(request: IncomingMessage): WatchedUpload {
  const beginning = beginningOf(request);
  const body = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      beginning.add(chunk);
      done(null, chunk);
    },
  });
  // A sender who leaves ends the body, and its reader gets an error.
  pipeline(request, body, () => undefined);
  return { body, texts: beginning.texts };
}

/** Collects what comes before the first file; `add` is true once nothing more is wanted. */
function beginningOf(request: IncomingMessage) {
  const type = request.headers['content-type'] ?? '';
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  const delimiter = `--${boundary?.[1] ?? boundary?.[2]}`;
  let text = '';
  let isWhole = false;
  return {
    add: (chunk: Buffer): boolean => {
      if (isWhole) return true;
      text += chunk.toString('latin1');
      const file = FILE_PART.exec(text)?.index;
      if (file === undefined && text.length <= SMALL_FORM_BYTES) return false;
      text = `${text.slice(0, Math.max(0, text.lastIndexOf(delimiter, file)))}${delimiter}--\r\n`;
      isWhole = true;
      return true;
    },
    // If the form ended before a file came, the complete fields are read.
    texts: () => textsOf(type, Buffer.from(text, 'latin1')),
  };
}

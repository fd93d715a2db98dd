import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/**
 * Renders a document to one string, with everything that is loaded on the way (the parts of slots, say) in its place. Nearly every page
 * has nothing to wait for, and is rendered at once; one that has is rendered twice.
 * @throws what a component threw first, or the signal's reason
 */
export async function renderToText(node: ReactNode, nonce: string | undefined, signal: AbortSignal): Promise<string> {
  return renderAtOnce(node) ?? renderWhole(node, nonce, signal);
}

/** React's renderer writes this where a part has not loaded yet or has thrown, since it does not wait. */
const MISSING_PART = '<!--$!-->';

/** Pages are documents, of which only the other renderer writes the beginning. */
const DOCTYPE = '<!DOCTYPE html>';

/** The HTML of what has nothing to wait for and throws nothing; null for everything else. */
function renderAtOnce(node: ReactNode): string | null {
  try {
    const html = DOCTYPE + renderToString(node);
    return html.includes(MISSING_PART) ? null : html;
  } catch {
    // The other renderer finds it, too, and says what was thrown.
    return null;
  }
}

/** The HTML once all of its parts are there. It writes in pieces of bytes, which takes a sixth of the time of a listing. */
function renderWhole(node: ReactNode, nonce: string | undefined, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: { readonly error: unknown } | null = null;
    const giveUp = () => stream.abort(signal.reason);
    const stream = renderToPipeableStream(node, {
      ...(nonce === undefined ? {} : { nonce }),
      // Nothing is streamed, so no part needs a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= { error };
      },
      onShellError: reject,
      onAllReady: () => {
        signal.removeEventListener('abort', giveUp);
        if (failure) reject(failure.error);
        else stream.pipe(collect(resolve));
      },
    });
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

function collect(done: (text: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      parts.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(parts).toString('utf8'));
      next();
    },
  });
}

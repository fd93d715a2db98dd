import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders to one string, with everything that is loaded on the way (the parts of slots, say) in its place. The renderer
 * that answers at once would send an empty place for those, and for a component that throws, with status 200.
 * @throws what a component threw first, or the signal's reason
 */
export function renderToText(node: ReactNode, nonce: string | undefined, signal: AbortSignal): Promise<string> {
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

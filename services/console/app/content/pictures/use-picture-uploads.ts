import { useCallback, useState } from 'react';
import { staffCall } from '../../api/staff-call.ts';
import { PictureSourceDocument } from '../../api/staff-operations.generated.ts';
import { words } from '../../messages/words.ts';
import type { Shape } from '../../uploads/open-upload.ts';
import { PictureRefused, sendPicture } from './send-picture.ts';

const { pictures: texts } = words.content;
const LOOKS_EVERY_MS = 700;

/** A file under way, or one that was not taken. */
export interface PictureUpload {
  readonly key: string;
  readonly name: string;
  readonly state: 'sending' | 'preparing' | 'failed';
  /** Why it failed. */
  readonly reason: string | null;
}

/** Sends pictures, one after the other, and hands over the id of each once documents can name it. */
export function usePictureUploads(shape: Shape, onReady: (id: string, file: File) => void) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const set = useCallback((key: string, change: Partial<PictureUpload>) => {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }, []);
  const dismiss = useCallback((key: string) => setUploads((all) => all.filter((each) => each.key !== key)), []);

  const send = async (files: readonly File[]): Promise<void> => {
    const waiting = files.map((file) => ({ key: crypto.randomUUID(), file }));
    const added = waiting.map(({ key, file }) => ({ key, name: file.name, state: 'sending', reason: null }) as const);
    setUploads((all) => [...all, ...added]);
    for (const { key, file } of waiting) {
      try {
        const { id, source } = await sendPicture(file, shape);
        set(key, { state: 'preparing' });
        await untilPrepared(source);
        dismiss(key);
        onReady(id, file);
      } catch (error) {
        const reason = error instanceof PictureRefused ? error.reason : null;
        set(key, { state: 'failed', reason: reason ?? texts.broken });
      }
    }
  };
  return { uploads, send, dismiss };
}

/** Waits until a source is prepared, that of a draft included. @throws PictureRefused with its problem */
export async function untilPrepared(source: string): Promise<void> {
  for (;;) {
    const { mediaSource } = await staffCall(PictureSourceDocument, { id: source });
    if (mediaSource?.state === 'published' || mediaSource?.state === 'prepared') return;
    if (mediaSource?.state !== 'working') throw new PictureRefused(mediaSource?.problem ?? null);
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
  }
}

import { DetailedError, Upload } from 'tus-js-client';

/** Where the gateway takes uploads, on the console's own host. */
const ENDPOINT = '/staff/uploads';
/** A request carries so much; the store loses at most one part of it when the line breaks. */
const CHUNK_BYTES = 64 * 2 ** 20;
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

/** A film as an upload names it. */
export interface UploadedFilm {
  readonly id: string;
  readonly title: string;
  /** Whether its draft was made for the file. */
  readonly isNew?: boolean;
}

/** What an upload reports while it is under way. */
export interface UploadReports {
  readonly onProgress: (sent: number) => void;
  /** @param sourceId what the preparation is found by */
  readonly onSent: (sourceId: string | null) => void;
  /** @param problem the gateway's words; null where it was not reached */
  readonly onFailed: (problem: string | null, status: number | null) => void;
}

/** An upload that was opened. */
export interface OpenUpload {
  /** Sends, from where an earlier upload of the same file for the same film broke off. */
  readonly start: () => void;
  /** Stops sending; `start` resumes. */
  readonly pause: () => void;
  /** Stops, and deletes what was sent. */
  readonly cancel: () => Promise<void>;
}

/** An upload that this browser began and did not end. */
export interface UnfinishedUpload {
  readonly key: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly film: UploadedFilm;
  readonly url: string;
}

/** Opens an upload by tus. Its address is remembered in this browser until it has ended. */
export function openUpload(file: File, film: UploadedFilm, reports: UploadReports): OpenUpload {
  const metadata = {
    film: film.id,
    filename: file.name,
    title: film.title,
    ...(film.isNew === true && { draft: NEW_DRAFT }),
  };
  return open(file, metadata, fingerprintOf(file, film.id), reports);
}

/** What an upload says of a film whose draft was made for it. */
const NEW_DRAFT = 'new';

/** What a picture is made for. */
export type Shape = 'landscape' | 'portrait' | 'still';

/** Opens the upload of a picture, which documents will name by this id. */
export function openPictureUpload(
  file: File,
  { id, shape }: { readonly id: string; readonly shape: Shape },
  reports: UploadReports,
): OpenUpload {
  return open(file, { picture: id, shape, filename: file.name }, pictureFingerprintOf(file, shape), reports);
}

/** The id under which an upload of this picture was begun in this browser; null where none broke off. */
export function findBegunPicture(file: File, shape: Shape, storage: Storage = localStorage): string | null {
  const start = `tus::${pictureFingerprintOf(file, shape)}::`;
  const key = Object.keys(storage).find((each) => each.startsWith(start));
  try {
    const { metadata } = JSON.parse(storage.getItem(key ?? '') ?? '') as { readonly metadata: { picture?: string } };
    return metadata.picture ?? null;
  } catch {
    return null;
  }
}

function open(
  file: File,
  metadata: Readonly<Record<string, string>>,
  fingerprint: string,
  reports: UploadReports,
): OpenUpload {
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    metadata,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_MS,
    removeFingerprintOnSuccess: true,
    fingerprint: () => Promise.resolve(fingerprint),
    onProgress: reports.onProgress,
    onSuccess: ({ lastResponse }) => reports.onSent(lastResponse.getHeader('x-media-source') ?? null),
    onError: (error) => {
      const answer = error instanceof DetailedError ? error.originalResponse : null;
      const status = answer?.getStatus() ?? null;
      reports.onFailed(status !== null && status < 500 ? (answer?.getBody().trim() ?? null) : null, status);
    },
  });
  return {
    start: () => {
      void upload.findPreviousUploads().then(([previous]) => {
        if (previous !== undefined && upload.url === null) upload.resumeFromPreviousUpload(previous);
        upload.start();
      });
    },
    pause: () => void upload.abort(),
    cancel: () => upload.abort(true),
  };
}

const PREFIX = 'console-upload';

/** Identifies an upload: the same file for another film is another upload. */
function fingerprintOf({ name, size, lastModified }: File, filmId: string): string {
  return [PREFIX, filmId, size, lastModified, name].join('|');
}

/** A picture is for nothing yet: the same file is the same picture until it has arrived. */
function pictureFingerprintOf({ name, size, lastModified }: File, shape: Shape): string {
  return ['console-picture', shape, size, lastModified, name].join('|');
}

const KEY_START = `tus::${PREFIX}|`;

/** What this browser has not ended, the latest first. */
export function findUnfinished(storage: Storage = localStorage): readonly UnfinishedUpload[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(KEY_START))
    .flatMap((key) => readUnfinished(key, storage.getItem(key)))
    .toSorted((one, other) => other.begunAt - one.begunAt);
}

/** The film of an upload of this file that broke off, where its draft had been made for the file; null for none. */
export function findBegunDraft(file: File, storage: Storage = localStorage): UploadedFilm | null {
  const begun = findUnfinished(storage).find(
    ({ fileName, bytes, film }) => film.isNew === true && fileName === file.name && bytes === file.size,
  );
  return begun?.film ?? null;
}

/** Gives an upload up: deletes what was sent, and forgets it. */
export async function giveUp({ key, url }: UnfinishedUpload, storage: Storage = localStorage): Promise<void> {
  // An upload that the gateway no longer has is deleted already.
  await Upload.terminate(url).catch((error: unknown) => {
    const status = error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined;
    if (status !== 404 && status !== 410) throw error;
  });
  storage.removeItem(key);
}

function readUnfinished(
  key: string,
  text: string | null,
): readonly (UnfinishedUpload & { readonly begunAt: number })[] {
  try {
    const { size, metadata, creationTime, uploadUrl } = JSON.parse(text ?? '') as {
      readonly size: number;
      readonly metadata: Readonly<Record<string, string>>;
      readonly creationTime: string;
      readonly uploadUrl: string;
    };
    const isNew = metadata['draft'] === NEW_DRAFT;
    const film = { id: metadata['film'] ?? '', title: metadata['title'] ?? '', ...(isNew && { isNew }) };
    const fileName = metadata['filename'] ?? '';
    return [{ key, fileName, bytes: size, film, url: uploadUrl, begunAt: Date.parse(creationTime) }];
  } catch {
    // Another program's entry, or one that was cut off.
    return [];
  }
}

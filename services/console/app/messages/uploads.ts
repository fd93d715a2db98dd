const STEPS: Readonly<Record<string, string>> = {
  probe: 'Analyze the file',
  sound: 'Measure the loudness',
  frame: 'Picture of the moment',
  pictures: 'Poster and cards',
  trailer: 'Trailer',
  preview: 'Preview for cards',
  storyboard: 'Timeline thumbnails',
  publish: 'Publish',
};

const MINUTE = 60;
const HOUR = 3_600;

/** Writes a time in the two units that matter; at least a second, since it is not done. */
function timeLeft(seconds: number): string {
  if (seconds < MINUTE) return `${Math.max(1, seconds)} s`;
  if (seconds < HOUR) return `${Math.ceil(seconds / MINUTE)} min`;
  return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`;
}

/** Texts of the pages about files that are sent for films. */
export const uploads = {
  title: 'Uploads',
  text: 'Uploaded films and pictures, and the progress of their preparation.',
  send: 'Upload a file',
  film: 'Film',
  findFilm: 'Find a film by its title or slug',
  noFilm: 'No film has a matching title or slug.',
  draft: 'Draft',
  forDraft: 'Only staff can see what is uploaded for a draft until it is published.',
  another: 'Choose another film',
  drop: 'Drop a film or a picture here, or choose one',
  dropHint: 'MP4, MOV, MKV, WebM, AVI, MPEG, MXF, WMV, FLV or OGG. A JPEG, PNG, WebP, AVIF or TIFF becomes the poster.',
  underWay: 'Uploading',
  sent: (bytes: string, whole: string, share: number) => `${bytes} of ${whole}, ${share} %`,
  forFilm: (film: string) => `For ${film}`,
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  cancelled: 'The upload was canceled.',
  dismiss: 'Dismiss',
  look: 'View progress',
  states: {
    waiting: 'Waiting',
    creating: 'Making the draft',
    sending: 'Uploading',
    paused: 'Paused',
    failed: 'Interrupted',
    sent: 'Uploaded',
  },
  drafts: {
    title: 'New films',
    text: 'Each file becomes a draft of its own. Its title is that of the file, and can be changed at any time. The files are uploaded one after another.',
    site: 'Site of the new films',
    drop: 'Drop films here, or choose some',
    hint: (most: number) => `At most ${most} at once. MP4, MOV, MKV, WebM, AVI, MPEG, MXF, WMV, FLV or OGG.`,
    untitled: 'Untitled',
    open: 'Open the draft',
    tooMany: (most: number, films: number, waiting: number) =>
      `At most ${most} films can be uploaded at once. ${films === 1 ? '1 was' : `${films} were`} dropped${waiting === 0 ? '' : `, and ${waiting} are still waiting`}. Nothing was uploaded: drop fewer.`,
    noFilms: (names: readonly string[]) =>
      `Not taken, as ${names.length === 1 ? 'it is no film' : 'they are no films'}: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}.`,
    refused: 'No draft could be made of this file.',
    forbidden: 'Your role can’t make drafts.',
    noSlug: 'Too many films have this name. Rename the file, and drop it again.',
  },
  unfinished: 'Unfinished uploads',
  unfinishedText:
    'Choose the same file again to resume where it stopped. An unfinished upload is deleted after two days.',
  chooseAgain: 'Choose the file',
  forget: 'Discard',
  otherFile: (name: string) => `That is a different file. Choose ${name}, unchanged.`,
  interrupted: 'The connection was lost. Resume to continue where it stopped.',
  ended: 'Your session has ended. Sign in again, then resume.',
  arrived: (name: string) => `${name} was uploaded and is being prepared.`,
  leaving: 'A file is still being uploaded.',
  columns: {
    file: 'File',
    purpose: 'For',
    kind: 'Kind',
    size: 'Size',
    state: 'State',
    by: 'Uploaded by',
    at: 'Uploaded (UTC)',
  },
  namedPicture: (name: string) => `Content that uses ${name}`,
  kinds: { film: 'Film', picture: 'Picture' } as Readonly<Record<string, string>>,
  sourceStates: {
    working: 'In preparation',
    prepared: 'Ready, waiting for its draft',
    published: 'Published',
    failed: 'Failed',
    superseded: 'Replaced by a later file',
  },
  toBeShown: 'Ready, waiting to be shown',
  filterFilm: 'Film id',
  share: (done: number, all: number) => `${done} of ${all} steps`,
  steps: 'Steps',
  step: (name: string) => STEPS[name] ?? (name.startsWith('video-') ? `Quality ${name.slice('video-'.length)}` : name),
  stepColumns: { step: 'Step', state: 'State', attempts: 'Attempts', problem: 'Problem' },
  stepStates: { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed' } as Readonly<
    Record<string, string>
  >,
  running: (share: number) => `Running, ${share} %`,
  left: (seconds: number) => `${timeLeft(seconds)} left`,
  wrong: 'Problem',
  wrongFile: 'Retrying helps when the cause is on our side. A file that can’t be used has to be uploaded again.',
  retry: 'Retry the failed steps',
  retried: 'The failed steps have been restarted.',
  notFailed: 'It no longer counts as failed. Reload the page.',
  facts: 'The file',
  openFilm: 'Open the film',
  shown: 'It is visible on the site.',
  prepared: 'Ready',
  preparedText: 'Everything is prepared. It becomes visible when the draft is published.',
  poster: 'Poster',
  excerpt: 'Silent excerpt',
  again: 'Upload another file',
  media: 'Media',
  noMedia: 'No video is ready. Without one the film can only be announced, with a release to come.',
  notReadyYet:
    'The video is still being prepared. Until that is done the film can only be announced, with a release to come.',
  sendOne: 'Open its uploads',
} as const;

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '@network/testing/gateway.ts';
import type { Database } from '../../../../db/database.ts';
import type { PictureShape } from '../../catalogue/public.ts';
import { prepareMedia } from '../prepare-media.ts';
import type { SourceRow } from '../queue.ts';
import { addSource, type SourceTarget } from '../sources/add-source.ts';
import { decideNewMedia } from '../sources/new-media.ts';
import { targetOfUpload } from '../uploads/upload-target.ts';
import { emptyFolder } from './make-film.ts';
import { rememberSteps } from './remember-steps.ts';

const stepMemory = rememberSteps();

/** A gateway with one film and a separate store. */
export interface IngestGateway extends TestGateway {
  readonly videoId: string;
  /** Sends a file for the film, as `npm run media` does; returns the source's id. */
  send(path: string, kind?: 'film' | 'picture'): Promise<string>;
  /** Sends a file for a film by its slug, published or a draft. */
  sendFor(film: string, path: string, kind?: 'film' | 'picture'): Promise<string>;
  /** Sends a picture that documents will name. */
  sendPicture(path: string, pictureId: string, shape: PictureShape): Promise<string>;
  /**
   * Runs what there is to do.
   * @throws Error that names the steps that will be tried again, since a test would wait for them without success
   */
  prepare(): Promise<void>;
  source(id: string): Promise<SourceRow>;
  /** Shows people the new media of a film, as a member of staff does; nothing where none wait. */
  show(filmId: string): Promise<void>;
}

/**
 * Starts a gateway in this process, whose clock goes, since work on a film takes time. Films of the same bytes are
 * prepared once.
 */
export async function startIngestGateway(options: TestGatewayOptions = {}): Promise<IngestGateway> {
  const folder = await emptyFolder();
  const gateway = await startTestGateway({
    clock: { now: () => new Date() },
    ...options,
    parts: { stepMemory, ...options.parts },
    config: { dataDir: folder, mediaStore: { kind: 'folder', folder: `${folder}/media` }, ...options.config },
  });
  const { db, clock, config } = gateway.services;
  const videoId = 'film-1';
  await addFilm(gateway, videoId);
  const send = (path: string, kind: 'film' | 'picture', target: SourceTarget): Promise<string> => {
    const by = { email: 'test', tokenId: null };
    const file = { target, kind, fileName: basename(path), by, body: createReadStream(path) };
    return addSource(gateway.services, file, config.media.largestUploadBytes, clock.now());
  };
  return {
    ...gateway,
    videoId,
    send: (path, kind = 'film') => send(path, kind, { videoId, isDraft: false }),
    sendFor: async (film, path, kind = 'film') => {
      const target = await targetOfUpload(db, { film }, null);
      if (typeof target === 'string') throw new Error(target);
      return send(path, kind, target);
    },
    sendPicture: (path, pictureId, shape) => send(path, 'picture', { pictureId, shape }),
    prepare: async () => {
      const counts = await prepareMedia.run(gateway.services, clock.now());
      const left = await stepsThatMayBegin(db);
      if (left.length > 0) throw new Error(`Left to do: ${JSON.stringify({ left, counts, now: clock.now() })}`);
    },
    show: async (filmId) => {
      const by = { email: 'test', tokenId: null };
      await decideNewMedia(db, 'show', { filmId, sourceId: null }, by, clock.now());
    },
    source: (id) => db.selectFrom('media_sources').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
}

/** A released film without uploaded media. */
export async function addFilm({ services }: TestGateway, id: string): Promise<void> {
  const row = {
    id,
    new_id: `new-${id}`,
    uuid: randomUUID(),
    slug: id,
    site_id: 'vixen',
    title: 'A film',
    description: 'Of test pictures.',
    released_at: new Date('2026-01-01'),
    run_length_seconds: 1_200,
    is_denied: false,
    free_video: true,
    is_free_limited_trial: false,
    is_exclusive: false,
    guest_user_scene: false,
    channel_id: null,
    channel_pack_id: null,
    showcase_id: null,
  } as const;
  await services.db
    .insertInto('videos')
    .values({ ...row, directors: [] })
    .execute();
}

function stepsThatMayBegin(db: Database) {
  return db
    .selectFrom('media_steps as step')
    .innerJoin('media_sources as source', 'source.id', 'step.source_id')
    .select(['step.name', 'step.state', 'step.attempts', 'step.problem', 'step.not_before'])
    .where('source.state', '=', 'working')
    .where((eb) => eb.or([eb('step.problem', 'is not', null), eb('step.attempts', '=', 0)]))
    .execute();
}

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Server, type Upload } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayServices } from '../../../services.ts';
import { findFilmsToUploadFor } from '../../catalogue/public.ts';
import { requireStaff, type StaffIdentity } from '../../staff/public.ts';
import { FileProblem } from '../file-problem.ts';
import { addSource } from '../sources/add-source.ts';
import { isPictureFile } from '../sources/file-kind.ts';
import { UploadStore } from './upload-store.ts';

/** Where staff send films and pictures, in parts, by the tus protocol. */
export const UPLOADS_PATH = '/staff/uploads';

/** What `@tus/server` answers with. */
class Refusal extends Error {
  readonly status_code: number;
  readonly body: string;
  constructor(status: number, message: string) {
    super(message);
    this.status_code = status;
    this.body = `${message}\n`;
  }
}

/**
 * Resumable uploads for staff with the right `media:write`. The metadata of an upload names the film (`film`, a slug or
 * an id) and the file (`filename`); when its last byte has come, its preparation is planned, and `x-media-source` of that
 * answer names it.
 */
export function uploadRoutes(app: FastifyInstance, services: GatewayServices): void {
  const { db, store, config, clock } = services;
  const uploads = new UploadStore(store);
  const most = config.media.largestUploadBytes;
  const senders = new WeakMap<object, StaffIdentity>();
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: uploads,
    maxSize: most,
    relativeLocation: true,
    namingFunction: () => randomUUID(),
    onUploadCreate: async (_request, upload) => {
      if (upload.size === 0) throw new Refusal(400, 'The file is empty.');
      await filmOf(upload);
      return {};
    },
    onUploadFinish: async (request, upload) => {
      try {
        const { id, kind } = await receive(upload, senderOf(request.runtime?.node?.req ?? request));
        return { headers: { 'x-media-source': id, 'x-media-kind': kind } };
      } catch (error) {
        if (error instanceof FileProblem) throw new Refusal(422, error.message);
        throw error;
      } finally {
        await uploads.remove(upload.id).catch(() => undefined);
      }
    },
  });

  const filmOf = async ({ metadata }: Upload): Promise<string> => {
    const name = metadata?.['film'] ?? '';
    const [film, ...others] = await findFilmsToUploadFor(db, name);
    if (film === undefined)
      throw new Refusal(400, `The metadata of an upload names its film: there is no film "${name}".`);
    if (others.length > 0) throw new Refusal(400, `Several films have the slug "${name}": name one by its id.`);
    return film.id;
  };

  const senderOf = (request: object): StaffIdentity => {
    const sender = senders.get(request);
    if (!sender) throw new Error('An upload ended in a request that no member of staff was found for.');
    return sender;
  };

  const receive = async (upload: Upload, by: StaffIdentity) => {
    const kind = await kindOf(uploads, upload.id);
    const fileName = upload.metadata?.['filename'] ?? '';
    const body = Readable.from(uploads.read(upload.id));
    const file = { videoId: await filmOf(upload), kind, fileName, by, body };
    return { id: await addSource({ db, store }, file, most, clock.now()), kind };
  };

  void app.register(async (staffOnly) => {
    // The body goes to the upload as it comes; nothing of it is read here.
    staffOnly.removeAllContentTypeParsers();
    staffOnly.addContentTypeParser('*', (_request, _body, done) => done(null));
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      senders.set(request.raw, await requireStaff(services, request, 'media:write'));
      reply.hijack();
      await tus.handle(request.raw, reply.raw);
    };
    const method = ['POST', 'HEAD', 'PATCH', 'DELETE'];
    for (const url of [UPLOADS_PATH, `${UPLOADS_PATH}/:id`]) {
      staffOnly.route({ method, url, config: { write: { from: 'secret' } }, exposeHeadRoute: false, handler });
    }
  });
}

async function kindOf(uploads: UploadStore, id: string): Promise<'film' | 'picture'> {
  for await (const beginning of uploads.read(id)) return isPictureFile(beginning.subarray(0, 32)) ? 'picture' : 'film';
  return 'film';
}

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Server, type Upload } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayServices } from '../../../../services.ts';
import { requireStaffForFile, servicesForStaff, type Staff } from '../../../staff/staff/public.ts';
import { FileProblem } from '../file-problem.ts';
import { addSource, type SourceTarget } from '../sources/add-source.ts';
import { findSourceKind } from '../sources/find-sources.ts';
import { isPictureFile } from '../sources/file-kind.ts';
import { UploadLocks } from './upload-locks.ts';
import { targetOfUpload } from './upload-target.ts';
import { UploadStore } from './upload-store.ts';

/** Where staff send films and pictures, in parts, by the tus protocol. */
export const UPLOADS_PATH = '/staff/uploads';

/** Names the source of an upload that was received. */
const SOURCE_HEADER = 'x-media-source';

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
 * an id), or what documents will name a picture by (`picture`) with its `shape`, and the file (`filename`). When its last
 * byte has come, its preparation is planned, and `x-media-source` of that answer names it. Where that fails for a passing
 * reason, nothing is lost: the sender sends the last part again.
 */
export function uploadRoutes(app: FastifyInstance, services: GatewayServices): void {
  const ofStaff = servicesForStaff(services);
  const { db, store, config, clock, log } = ofStaff;
  const uploads = new UploadStore(store, async (id) => (await findSourceKind(db, id)) !== null);
  const locks = new UploadLocks(ofStaff);
  const most = config.media.largestUploadBytes;
  const senders = new WeakMap<object, Staff>();
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: uploads,
    locker: locks,
    maxSize: most,
    relativeLocation: true,
    namingFunction: () => randomUUID(),
    onUploadCreate: async (request, upload) => {
      if (upload.size === 0) throw new Refusal(400, 'The file is empty.');
      await targetOf(upload, senderOf(request.runtime?.node?.req ?? request));
      return {};
    },
    onUploadFinish: async (request, upload) => {
      const { id } = upload;
      const lock = locks.newLock(id);
      try {
        await lock.lock(new AbortController().signal, () => undefined);
        const kind = await receive(upload, senderOf(request.runtime?.node?.req ?? request));
        await uploads
          .deleteParts(id)
          .catch((error: unknown) => log.warn({ err: error }, 'parts of an upload are left'));
        return { headers: { [SOURCE_HEADER]: id, 'x-media-kind': kind } };
      } catch (error) {
        if (error instanceof FileProblem || error instanceof Refusal) {
          await uploads.remove(id).catch(() => undefined);
          throw error instanceof Refusal ? error : new Refusal(422, error.message);
        }
        log.error({ err: error }, 'an upload could not be received');
        throw new Refusal(
          503,
          'The file could not be taken at this moment. What was sent is safe: send the rest again.',
        );
      } finally {
        await lock.unlock();
      }
    },
  });

  const targetOf = async ({ metadata }: Upload, { sites }: Staff): Promise<SourceTarget> => {
    const target = await targetOfUpload(db, metadata ?? {}, sites);
    if (typeof target === 'string') throw new Refusal(400, target);
    return target;
  };

  const senderOf = (request: object): Staff => {
    const sender = senders.get(request);
    if (!sender) throw new Error('An upload ended in a request that no member of staff was found for.');
    return sender;
  };

  // The source has the upload's id, so that an upload whose answer was lost makes no second one.
  const receive = async (upload: Upload, by: Staff) => {
    const received = await findSourceKind(db, upload.id);
    if (received !== null) return received;
    const kind = await kindOf(uploads, upload.id);
    const fileName = upload.metadata?.['filename'] ?? '';
    const body = Readable.from(uploads.read(upload.id));
    const file = { target: await targetOf(upload, by), kind, fileName, by, body };
    await addSource({ db, store }, file, most, clock.now(), upload.id);
    return kind;
  };

  void app.register(async (staffOnly) => {
    // The body goes to the upload as it comes; nothing of it is read here.
    staffOnly.removeAllContentTypeParsers();
    staffOnly.addContentTypeParser('*', (_request, _body, done) => done(null));
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      senders.set(request.raw, await requireStaffForFile(services, request, 'media:write'));
      const { id } = request.params as { readonly id?: string };
      if (request.method === 'HEAD' && id !== undefined && (await findSourceKind(db, id)) !== null) {
        reply.raw.setHeader(SOURCE_HEADER, id);
      }
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

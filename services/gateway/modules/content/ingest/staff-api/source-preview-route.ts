import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayServices } from '../../../../services.ts';
import { openOwnFiles, type OwnFiles, PERSONAL, refuseMedia, type Sendable, sendMedia } from '../../media/public.ts';
import { requireStaffForFile, servicesForStaff } from '../../../staff/staff/public.ts';

const SOURCES_PATH = '/staff/media-sources';

/** The widths of a poster in WebP, the one that fits a page best first. */
const POSTERS = ['640.webp', '320.webp'];

const PARTS = ['poster', 'film', 'whole', 'storyboard.webp', 'storyboard.vtt'] as const;
type Part = (typeof PARTS)[number];

/** The place in the path, and the width that the console shows. */
const STILL = { name: /^[1-9]$/, width: 320 } as const;

/** Where members of staff see a still that was taken out of a film. */
export const sourceStillPath = (sourceId: string, place: number | ':place'): string =>
  `${SOURCES_PATH}/${sourceId}/stills/${place}`;

/** Where members of staff see what was made of a file that was sent for a film. */
export const sourcePreviewPath = (sourceId: string, part: Part): string => `${SOURCES_PATH}/${sourceId}/${part}`;

/**
 * `GET /staff/media-sources/:id/poster`, `…/film`, `…/whole`, `…/storyboard.webp`, `.vtt` and `…/stills/:place`: the poster, the silent
 * excerpt, the whole film, its thumbnails and its stills, for staff who may send files. They name no version, so that nobody finds the media of a draft by them at a member's address.
 */
export function sourcePreviewRoute(app: FastifyInstance, services: GatewayServices): void {
  const { db } = servicesForStaff(services);
  const own = openOwnFiles(services.store);
  type Served = FastifyRequest<{ Params: { id: string; place?: string } }>;
  const serve =
    (find: (version: string, place: string) => Promise<Sendable | null>) =>
    async (request: Served, reply: FastifyReply) => {
      await requireStaffForFile(services, request, 'media:write');
      const source = await db
        .selectFrom('media_sources')
        .select('version')
        .where('id', '=', request.params.id)
        .where('state', '=', 'published')
        .where('video_id', 'is not', null)
        .executeTakeFirst();
      const version = source?.version ?? null;
      if (version === null) return refuseMedia(request, reply, 404);
      const file = await find(version, request.params.place ?? '');
      if (file !== null) return sendMedia(request, reply, file, PERSONAL);
      return refuseMedia(request, reply, 404);
    };
  for (const part of PARTS) {
    app.get(
      sourcePreviewPath(':id', part),
      serve((version) => fileOf(own, part, version)),
    );
  }
  app.get(
    sourceStillPath(':id', ':place'),
    serve(async (version, place) =>
      STILL.name.test(place) ? own.part(version, `picture/s${place}-${STILL.width}.webp`) : null,
    ),
  );
}

async function fileOf(own: OwnFiles, part: Part, version: string): Promise<Sendable | null> {
  switch (part) {
    case 'film':
      return own.preview(`${version}.mp4`);
    case 'whole':
      return own.whole(version);
    case 'poster': {
      const posters = await Promise.all(POSTERS.map((name) => own.picture(`${version}/${name}`)));
      return posters.find((each) => each !== null) ?? null;
    }
    default:
      return own.part(version, part);
  }
}

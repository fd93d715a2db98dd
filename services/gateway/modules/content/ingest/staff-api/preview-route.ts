import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maySeeSite } from '@network/access/staff/staff-sites.ts';
import type { GatewayServices } from '../../../../services.ts';
import { findFilmPicture, findPicture } from '../../catalogue/public.ts';
import { findStill, openOwnFiles, PERSONAL, refuseMedia, type Sendable, sendMedia } from '../../media/public.ts';
import { requireStaffForFile, servicesForStaff } from '../../../staff/staff/public.ts';

const PREVIEWS_PATH = '/staff/pictures';
/**
 * Widths in points. A preview is as wide as a column of a gallery, a thumbnail as a row of a list shows it, both
 * doubled for fine screens.
 */
const WIDTHS = { preview: 480, thumbnail: 160 } as const;

interface ById {
  readonly Params: { readonly id: string };
}

/** Where members of staff see a picture. */
export const previewPath = (id: string): string => `${PREVIEWS_PATH}/${id}`;

/**
 * `GET /staff/pictures/:id`, and `…/thumbnail` smaller: any uploaded picture. `GET /staff/films/:id/thumbnail`: that of a film that
 * people see. For staff who may read content, and work for the film's site.
 */
export function previewRoute(app: FastifyInstance, services: GatewayServices): void {
  const { db } = servicesForStaff(services);
  const own = openOwnFiles(services.store);
  const answer = (request: FastifyRequest, reply: FastifyReply, file: Sendable | null) =>
    file === null ? refuseMedia(request, reply, 404) : sendMedia(request, reply, file, PERSONAL);
  const picture = (wanted: number) => async (request: FastifyRequest<ById>, reply: FastifyReply) => {
    await requireStaffForFile(services, request, 'content:read');
    const row = await findPicture(db, request.params.id);
    if (row === null) return refuseMedia(request, reply, 404);
    const { version, webp } = row.rendition;
    const name = `${webp.find((each) => each >= wanted) ?? webp.at(-1) ?? 0}.webp`;
    return answer(
      request,
      reply,
      row.shape === 'still' ? await own.still(version, name) : await own.picture(`${version}/${name}`),
    );
  };
  app.get<ById>(`${PREVIEWS_PATH}/:id`, picture(WIDTHS.preview));
  app.get<ById>(`${PREVIEWS_PATH}/:id/thumbnail`, picture(WIDTHS.thumbnail));
  app.get<ById>('/staff/films/:id/thumbnail', async (request, reply) => {
    const { sites } = await requireStaffForFile(services, request, 'content:read');
    const film = await findFilmPicture(db, request.params.id);
    const isSeen = film !== null && maySeeSite(sites, film.site_id);
    return answer(request, reply, isSeen ? await findStill(film, services, WIDTHS.thumbnail) : null);
  });
}

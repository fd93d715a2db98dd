import type { FastifyInstance } from 'fastify';
import { previewViewer } from '@network/access/preview/preview-people.ts';
import { PREVIEW_PATH, type PreviewFacts } from '@network/validation/preview.ts';
import { siteIds } from '../../../../config/known-network.ts';
import { previewEnded } from '../../../../http/preview-token.ts';
import type { GatewayServices } from '../../../../services.ts';
import { titleOf } from '../bulk/do-change.ts';
import { findItem } from '../items/find-items.ts';
import { hasNewMedia, problemsOfPreview, requirePreviewed } from './show-draft.ts';

/** `GET /brand/preview`, for brand servers: what the preview is of whose token they send, and by which rights it is seen. */
export function previewRoute(app: FastifyInstance, services: GatewayServices): void {
  app.get(PREVIEW_PATH, async ({ caller: { preview, tenant } }, reply) => {
    if (preview === null || tenant === null) throw previewEnded();
    const previewed = await requirePreviewed(services, preview);
    const problems = await problemsOfPreview(services, previewed);
    const viewer = previewViewer(preview.person, { tenant, everySite: siteIds() });
    const { kind, id, document } = previewed;
    const { consoleUrl } = services.config;
    const isNew = preview.unsaved !== null && preview.version === 0 && (await findItem(services.db, kind, id)) === null;
    const facts: PreviewFacts = {
      kind,
      title: titleOf({ document }),
      version: preview.version,
      isUnsaved: preview.unsaved !== null,
      isPublished: previewed.isPublished,
      hasNewMedia: await hasNewMedia(services.db, previewed),
      expiresAt: preview.expiresAt.toISOString(),
      problems: problems.map(({ path, message }) => `${path}: ${message}`),
      viewer: preview.person === 'visitor' ? null : JSON.stringify(viewer),
      consoleUrl: consoleUrl === null || isNew ? null : `${consoleUrl}/content/${kind}/${encodeURIComponent(id)}`,
    };
    return reply.header('cache-control', 'no-store').send(facts);
  });
}

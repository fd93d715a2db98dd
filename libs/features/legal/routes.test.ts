import { describe, expect, it } from 'vitest';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import vixen from '../../../apps/vixen/tenant.ts';
import { type LegalDocumentId, legalSections, legalTitle } from './legal-document.ts';
import { legalRoutes } from './routes.tsx';

describe('the pages of legal documents', () => {
  it.each<[rule: string, path: string, document: LegalDocumentId]>([
    ['R16', '/terms', 'terms'],
    ['R16', '/privacy', 'privacy'],
    ['R17', '/safety', 'privacy'],
    ['R17', '/removal', 'privacy'],
    ['R18', '/2257', 'compliance'],
  ])('%s %s is open to visitors, and shows the document `%s`', async (_rule, path, document) => {
    const page = await renderRoutes(path, { routes: legalRoutes, tenant: vixen });
    expect(page).toMatchObject({ kind: 'html', status: 200 });
    const html = page.kind === 'html' ? page.html : '';
    expect(html).toContain(`>${legalTitle(document)}</h1>`);
    for (const { id } of legalSections(document, vixen)) expect(html).toContain(`<section id="${id}"`);
  });
});

import { messagesOf } from '@network/core/i18n/messages.ts';
import { legal } from '@network/messages/legal.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

export type LegalDocumentId = keyof typeof legal.documents;

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The translator with keys that are known only at run time. */
type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

/** The title of a document. */
export function legalTitle(id: LegalDocumentId): string {
  return messagesOf(legal)(`documents.${id}.title`);
}

/** The sections of a document, filled in for a brand, in the catalogue's order. */
export function legalSections(
  id: LegalDocumentId,
  tenant: Pick<Tenant, 'name' | 'custodian'>,
): readonly LegalSection[] {
  const t = messagesOf(legal) as unknown as Translate;
  const values = { brand: tenant.name, custodian: tenant.custodian.name, address: tenant.custodian.address };
  return Object.keys(legal.documents[id].sections).map((section) => {
    const path = `documents.${id}.sections.${section}`;
    return { id: section, title: t(`${path}.title`), text: t(`${path}.text`, values) };
  });
}

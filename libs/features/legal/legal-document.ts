import { createTranslator } from 'use-intl/core';
import { LOCALE } from '@network/core/i18n/messages.ts';
import { legal } from '@network/messages/legal.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

export type LegalDocumentId = keyof typeof legal.documents;

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The translator with keys that are known only at run time. */
type Fill = (key: string, values: Readonly<Record<string, string>>) => string;

/** The sections of a document, filled in for a brand, in the catalogue's order. */
export function legalSections(id: LegalDocumentId, tenant: Pick<Tenant, 'name' | 'custodian'>): readonly LegalSection[] {
  const sections: Readonly<Record<string, { title: string; text: string }>> = legal.documents[id].sections;
  const t = createTranslator({ locale: LOCALE, messages: sections }) as unknown as Fill;
  const values = { brand: tenant.name, custodian: tenant.custodian.name, address: tenant.custodian.address };
  return Object.entries(sections).map(([key, { title }]) => ({ id: key, title, text: t(`${key}.text`, values) }));
}

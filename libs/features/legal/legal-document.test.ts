import { describe, expect, it } from 'vitest';
import { legal } from '@network/messages/legal.ts';
import { type LegalDocumentId, legalSections } from './legal-document.ts';

const tenant = { name: 'Brand', custodian: { name: 'Jo Custodian', address: '1 Example Plaza' } };

describe('legal documents', () => {
  it.each(Object.keys(legal.documents) as LegalDocumentId[])('R16 fills every placeholder of %s', (id) => {
    const sections = legalSections(id, tenant);
    expect(sections.length).toBeGreaterThan(2);
    // A text that could not be filled in comes out as its key.
    for (const section of sections) expect(section.text).not.toMatch(/[{}]|\.sections\./);
    expect(sections.map((section) => section.text).join(' ')).toContain('Brand');
  });

  it('R18 names the custodian of records of the brand', () => {
    const text = legalSections('compliance', tenant)
      .map((section) => section.text)
      .join(' ');
    expect(text).toContain('Jo Custodian, 1 Example Plaza');
  });
});

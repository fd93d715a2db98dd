import { describe, expect, it } from 'vitest';
import { parseViewer } from '../parse-viewer.ts';
import { personKind, type PersonKind } from '../person-kind.ts';
import { viewerFlaws } from '../viewer-flaws.ts';
import { isPreviewPerson, PREVIEW_PEOPLE, type PreviewPerson, previewViewer } from './preview-people.ts';

const brand = { tenant: { id: 'vixen', sites: ['vixen'] }, everySite: ['vixen', 'tushy', 'wifey'] };

/** The kinds are written by hand, so that the test shows that every kind of person of the rules is among them. */
const KINDS: Readonly<Record<PreviewPerson, PersonKind>> = {
  visitor: 'anonymous',
  guest: 'without-subscription',
  member: 'active',
  bundle: 'active',
  lapsed: 'inactive',
  trial: 'trial',
  freeTrial: 'free-limited-trial',
  portal: 'porn-portal',
  portalGuest: 'porn-portal-guest',
};

describe('people of previews', () => {
  it.each(PREVIEW_PEOPLE)('%s is the person that the rules mean', (person) => {
    const viewer = previewViewer(person, brand);
    expect(personKind(viewer, { combined: false })).toBe(KINDS[person]);
    expect(viewerFlaws(viewer)).toEqual([]);
    expect(parseViewer(JSON.parse(JSON.stringify(viewer)))).toEqual(viewer);
  });

  it('a bundle opens every site, a membership those of its brand', () => {
    expect(previewViewer('bundle', brand).siteAccess).toEqual(brand.everySite);
    expect(previewViewer('member', brand).siteAccess).toEqual(['vixen']);
  });

  it('nobody else is one, whatever they are called', () => {
    expect(['admin', 'toString', '', null].filter(isPreviewPerson)).toEqual([]);
  });
});

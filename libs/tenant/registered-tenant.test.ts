import { describe, expect, it } from 'vitest';
import vixen from '../../apps/vixen/tenant.ts';
import german from '../../apps/vixen/words/de.ts';
import { TenantConfigurationError } from './define-tenant.ts';
import { DEFAULT_HOME } from './default-home.ts';
import { DEFAULT_FILM_PAGE } from './film-page-schema.ts';
import { readRegisteredTenant } from './registered-tenant.ts';

describe('the configuration of a registered release', () => {
  it('reads as it was written', () => expect(readRegisteredTenant(structuredClone(vixen))).toEqual(vixen));

  it('of an older version has a flag that it did not know off, and shows a region’s warning', () => {
    const { reels: _reels, ...features } = vixen.features;
    const read = readRegisteredTenant({ ...vixen, features, healthWarning: { 'US-AL': false } });
    expect(read.features).toEqual({ ...vixen.features, reels: false });
    expect(read.healthWarning).toEqual({ 'US-TX': true, 'US-AL': false });
  });

  it('of a newer version loses what this one does not know', () => {
    const newer = {
      ...vixen,
      motto: 'x',
      features: { ...vixen.features, rails: true },
      healthWarning: { ...vixen.healthWarning, 'US-MS': true },
      urls: { ...vixen.urls, shop: 'https://shop.example' },
      copy: { ...vixen.copy, slogan: 'x' },
    };
    expect(readRegisteredTenant(newer)).toEqual(vixen);
  });

  it('of a newer version with a home that this one can’t read is a brand nevertheless', () => {
    const newer = { ...vixen, home: { ...vixen.home, hero: { kind: 'carousel', align: 'start' } } };
    expect(readRegisteredTenant(newer)).toEqual({ ...vixen, home: DEFAULT_HOME });
  });

  it('of another version with a frame that this one can’t read, or without one, is a brand nevertheless', () => {
    const plain = { footer: 'columns', partners: 'tall', join: 'panel' };
    for (const frame of [{ footer: 'marble' }, undefined]) {
      expect(readRegisteredTenant({ ...vixen, frame })).toEqual({ ...vixen, frame: plain });
    }
  });

  it('of a version with another page of films, or none, is a brand nevertheless', () => {
    const { filmPage, ...older } = vixen;
    for (const other of [older, { ...older, filmPage: { ...filmPage, rail: 'left' } }]) {
      expect(readRegisteredTenant(other)).toEqual({ ...older, filmPage: DEFAULT_FILM_PAGE });
    }
  });

  it('with words that this version can’t read, or that lack one, speaks English there', () => {
    const { join: _join, ...words } = german.home.words;
    const other = { de: german, es: { ...german, home: { ...german.home, words } }, fr: 'oui' };
    expect(readRegisteredTenant({ ...vixen, words: other }).words).toEqual({ de: german });
    expect(readRegisteredTenant({ ...vixen, words: undefined }).words).toEqual({});
  });

  it.each([null, [], 'vixen', { id: 'vixen' }, { ...vixen, sites: ['nowhere'] }])('%j is refused', (input) =>
    expect(() => readRegisteredTenant(input)).toThrow(TenantConfigurationError),
  );
});

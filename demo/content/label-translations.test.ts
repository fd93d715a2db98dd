import { expect, it } from 'vitest';
import { makeChannels, makePacks } from './channels.ts';
import { CATEGORIES, PACKS, SHOWCASES } from './label-words.ts';
import { CHAPTERS } from './logline-words.ts';
import { translationsOf } from './label-translations.ts';

const LANGUAGES = ['de', 'es'];
const languagesOf = (all: readonly { readonly language: string; readonly title: string }[]) =>
  all.filter(({ title }) => title !== '').map(({ language }) => language);

it('every category, pack, showcase and chapter of the demonstration has a name in German and in Spanish', () => {
  for (const name of [...CATEGORIES, ...PACKS, ...SHOWCASES.map(([title]) => title), ...CHAPTERS.flat()]) {
    expect([name, languagesOf(translationsOf(name))]).toEqual([name, LANGUAGES]);
  }
});

it('every channel has its description in both, and its own channels their names', () => {
  for (const { name, isThirdParty, translations } of makeChannels()) {
    const described = translations.filter(({ description }) => description !== '');
    expect([name, described.map(({ language }) => language)]).toEqual([name, LANGUAGES]);
    expect([name, languagesOf(translations)]).toEqual([name, isThirdParty ? [] : LANGUAGES]);
  }
});

it('a pack names its channel in the language of its description', () => {
  const pack = makePacks().find(({ channel, position }) => channel === 'the-cutting-room' && position === 1);
  expect(pack?.translations).toEqual([
    {
      language: 'de',
      title: 'Erstes Paket',
      description: 'Der Schneideraum: Was vor der Klappe und nach dem Schnitt geschieht.',
    },
    {
      language: 'es',
      title: 'Paquete de apertura',
      description: 'La sala de montaje: Lo que pasa antes de la claqueta y después del corte.',
    },
  ]);
});

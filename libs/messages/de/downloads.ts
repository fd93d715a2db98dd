import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../downloads.ts';

export const downloads: Translation<typeof english.downloads> = {
  head: 'Deine Downloads — {brand}',
  title: 'Downloads',
  text: 'Filme, die du auf einem Gerät gespeichert hast. Lädst du einen am selben Tag noch einmal herunter, zählt das nicht doppelt.',
  quota: {
    title: 'Dein Kontingent',
    films: 'Filme',
    channels: 'Compilations, Behind The Scenes und Intimates',
    left: 'Noch {left, number} von {max, number}',
    period: 'Jeder Download zählt {days, plural, one {# Tag} other {# Tage}} lang.',
    next: 'Dein nächster Download ist in {days, plural, one {# Tag} other {# Tagen}} verfügbar.',
    none: 'Downloads sind in deiner Mitgliedschaft nicht enthalten.',
  },
  downloadedOn: 'Heruntergeladen am {date}',
  freeUntil: 'Zählt nicht noch einmal bis {moment}',
  again: '{name} herunterladen',
  action: 'Herunterladen',
  empty: {
    title: 'Noch keine Downloads.',
    text: 'Wähl „Herunterladen“ auf der Seite eines Films, um ihn ohne Verbindung zu sehen.',
    action: 'Videos entdecken',
    page: {
      title: 'Auf dieser Seite ist nichts.',
      text: 'Deine neuesten Downloads sind auf der ersten.',
      action: 'Zur ersten Seite',
    },
  },
};

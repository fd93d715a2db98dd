import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../reels.ts';

export const reels: Translation<typeof english.reels> = {
  head: {
    title: 'Reels — {brand}',
    description: 'Kurze Clips aus den Filmen von {brand}, einer nach dem anderen.',
  },
  title: 'Reels',
  feed: 'Reels: Mit den Pfeiltasten wechselst du zwischen ihnen',
  number: 'Reel {number}',
  play: 'Wiedergabe',
  pause: 'Pause',
  sound: { on: 'Ton an', off: 'Ton aus' },
  like: 'Gefällt mir',
  dislike: 'Nichts für mich',
  bookmark: 'Dieses Reel merken',
  bookmarked: 'Reel gemerkt.',
  unbookmarked: 'Reel aus deinen gemerkten entfernt.',
  performers: 'In diesem Reel',
  otherPerformers: '{count, plural, other {und # weitere}}',
  rating: 'Bewertung: {rating} von 10',
  comments: {
    open: '{count, plural, =0 {Kommentare} one {# Kommentar} other {# Kommentare}}',
    count: '{count, number}',
    close: 'Kommentare schließen',
  },
  share: {
    label: 'Dieses Reel teilen',
    copied: 'Link kopiert.',
    failed: 'Der Link konnte nicht geteilt werden. Bitte versuch es noch einmal.',
  },
  watch: 'Film ansehen',
  next: 'Nächstes Reel',
  previous: 'Vorheriges Reel',
  locked: 'Dieser Clip ist für Mitglieder.',
  failed: 'Dieses Reel lässt sich gerade nicht abspielen.',
  loading: 'Weitere Reels werden geladen',
  more: { failed: 'Die nächsten Reels konnten nicht geladen werden.', again: 'Noch einmal versuchen' },
  end: { title: 'Du hast alles gesehen.', text: 'Neue Reels kommen mit neuen Filmen.', again: 'Von vorn beginnen' },
  empty: {
    title: 'Noch keine Reels.',
    text: 'Die ersten kommen bald. Entdeck bis dahin die ganze Mediathek.',
    action: 'Alle Videos anzeigen',
  },
  errors: { failed: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.' },
};

import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../download-modal.ts';

export const downloadModal: Translation<typeof english.downloadModal> = {
  download_modal: {
    limit_reached_error_quota:
      'Du hast {max, plural, one {den einen Download} other {alle # Downloads}} für diesen Zeitraum verbraucht.',
    limit_reached_error_days: 'Dein nächster Download ist in {days, plural, one {# Tag} other {# Tagen}} verfügbar.',
  },
  open: 'Herunterladen',
  locked: 'Herunterladen, nicht in deiner Mitgliedschaft enthalten',
  visitor: 'Zum Herunterladen anmelden',
  title: 'Herunterladen',
  close: 'Schließen',
  sizes: 'Größen',
  mobile: 'Fürs Handy',
  get: '{label} herunterladen, {size}',
  best: {
    p2160: 'Für einen 4K-Bildschirm',
    p1080: 'Für einen großen Bildschirm',
    p720: 'Für den Laptop',
    other: 'Für einen kleinen Bildschirm',
  },
  left: 'Noch {left, number} von {max, number} Downloads',
  period: 'Jeder Download zählt ab dem Start {days, plural, one {# Tag} other {# Tage}} lang.',
  channels: 'Compilations, Behind The Scenes und Intimates haben ein eigenes Kontingent.',
  again: 'Du hast diesen Film schon heruntergeladen. Bis {time} UTC zählt ein weiterer Download nicht.',
  zero: 'Downloads sind in deiner Mitgliedschaft nicht enthalten.',
  started: '{label} wird heruntergeladen. Du findest die Datei im Download-Ordner.',
  loading: 'Größen werden geladen',
  failed: 'Die Größen konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
};

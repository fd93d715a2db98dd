import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../server-pages.ts';

export const serverPages: Translation<typeof english.serverPages> = {
  busy: {
    headTitle: 'Einen Moment — {brand}',
    title: 'Volles Haus.',
    text: 'Gerade ist bei uns sehr viel los. Bitte versuch es in ein paar Sekunden noch einmal.',
  },
  limited: {
    headTitle: 'Einen Moment — {brand}',
    title: 'Etwas zu schnell.',
    text: 'Das war zu viel in kurzer Zeit. Es wurde nichts geändert. Bitte warte einen Moment und versuch es dann noch einmal.',
  },
  refused: {
    headTitle: 'Nicht angenommen — {brand}',
    title: 'Das konnten wir nicht annehmen.',
    text: 'Es wurde nichts geändert. Vielleicht war die Seite zu lange geöffnet: Bitte öffne sie noch einmal.',
  },
  offline: {
    headTitle: 'Offline — {brand}',
    title: 'Du bist offline.',
    text: 'Diese Seite öffnet sich von selbst, sobald die Verbindung wieder da ist. Filme, die du heruntergeladen hast, liegen in den Dateien deines Geräts.',
    action: 'Noch einmal versuchen',
  },
  unknownHostTitle: 'Unbekannter Host',
  unknownHost: 'Unbekannter Host: {host}',
};

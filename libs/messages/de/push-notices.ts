import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../push-notices.ts';

export const pushNotices: Translation<typeof english.pushNotices> = {
  message: {
    one: 'Ein neuer Film für dich ist da.',
    many: '{count} neue Filme für dich sind da.',
    discreet: { title: 'Neuigkeiten', text: 'Es gibt etwas Neues für dich.' },
  },
  setting: {
    label: 'Benachrichtigungen auf diesem Gerät',
    hint: 'Auch, wenn keine Seite offen ist. Sie nennen nie einen Film, und keine Marke im diskreten Modus oder solange dieser Browser gesperrt ist.',
    turnOn: 'Einschalten',
    turnOff: 'Ausschalten',
    asking: 'Dein Browser fragt dich gerade.',
    denied:
      'Dein Browser lässt keine Benachrichtigungen dieser Website zu. Das änderst du in den Website-Einstellungen neben der Adresse; lade die Seite danach neu.',
    unsupported:
      'Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone und iPad musst du die Website zuerst zum Home-Bildschirm hinzufügen.',
    saved: 'Dieses Gerät erhält ab jetzt deine Benachrichtigungen.',
    ended: 'Dieses Gerät erhält keine Benachrichtigungen mehr.',
    failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  },
};

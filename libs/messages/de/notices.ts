import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../notices.ts';

export const notices: Translation<typeof english.notices> = {
  device_challenge: {
    approved: 'Danke. Dieses Gerät ist zugelassen.',
    blocked: 'Dieses Gerät ist blockiert und kann sich nicht anmelden. Bitte ändere auch dein Passwort.',
  },
  notification: {
    upgradesuccess: 'Deine Mitgliedschaft ist erweitert. Viel Vergnügen.',
    upgradedenial:
      'Der Wechsel hat nicht geklappt, und es wurde nichts abgebucht. Bitte versuch eine andere Zahlungsart.',
    signupSuccess: 'Willkommen. Deine Mitgliedschaft ist bereit.',
  },
  reactivation: { success: 'Deine Mitgliedschaft ist wieder aktiv. Willkommen zurück.' },
  from: { joinnow: 'Du hast schon ein Konto und bist angemeldet.' },
};

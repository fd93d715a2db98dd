import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../membership-mails.ts';

export const membershipMails: Translation<typeof english.membershipMails> = {
  cancelledForGood: {
    subject: 'Deine Mitgliedschaft bei {brand} ist gekündigt',
    heading: 'Deine Mitgliedschaft ist gekündigt',
    paragraphs: [
      'Für {plan} wird nichts mehr abgebucht. Was du bezahlt hast, kannst du bis zum {accessUntil} nutzen; danach ist es geschlossen.',
      'Deine Favoriten und dein Konto bleiben.',
    ],
    whereSold: ['Wenn du es dir anders überlegst, kannst du jederzeit wieder Mitglied werden.'],
    action: 'Zu deinem Konto',
  },
  trialReceipt: {
    subject: 'Deine Probezeit bei {brand}: wie es weitergeht',
    heading: 'Deine Probezeit hat begonnen',
    paragraphs: [
      'Wir haben am {date} {amount} für {plan} abgebucht. Deine Probezeit endet am {nextDate}.',
      'Falls du nicht vorher kündigst, wird daraus am {nextDate} eine Monatsmitgliedschaft, und wir buchen an diesem Tag und dann {often} {nextAmount} ab, bis du kündigst.',
      'Um zu kündigen, öffne die Seite deiner Mitgliedschaft und wähl „Mitgliedschaft kündigen“. Das dauert eine Minute, und es wird nichts mehr abgebucht.',
    ],
    action: 'Mitgliedschaft ansehen oder kündigen',
  },
  renewalAccepted: {
    subject: 'Deine Mitgliedschaft bei {brand} geht weiter',
    heading: 'Deine Verlängerung ist verbucht',
    paragraphs: [
      'Am {date} wurden {amount} für „{plan}“ von deiner Karte abgebucht. Wir konnten die Abbuchung deiner Mitgliedschaft zuerst nicht zuordnen, deshalb gab sie keinen Zugang. Das haben wir berichtigt, und die Unterbrechung tut uns leid.',
      'Du hast Zugang bis zum {until}. Deine Quittung kommt in einer eigenen E-Mail.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  paused: {
    subject: 'Deine Mitgliedschaft bei {brand} pausiert ab dem {from}',
    heading: 'Deine Pause ist eingerichtet',
    paragraphs: [
      '{plan} pausiert ab dem {from}, wenn die bezahlte Zeit endet. Bis dahin ändert sich nichts. Während der Pause wird nichts abgebucht, und du hast keinen Zugang; deine Gems, freigeschalteten Pakete und Favoriten bleiben.',
      'Am {until} geht es von selbst weiter, und wir buchen dann {amount} ab. Eine Woche vorher erinnern wir dich. Auf der Seite deiner Mitgliedschaft kannst du jederzeit früher weitermachen oder kündigen.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  pauseWithdrawn: {
    subject: 'Deine Mitgliedschaft bei {brand} pausiert nicht',
    heading: 'Deine Pause ist abgesagt',
    paragraphs: [
      '{plan} läuft ohne Pause weiter. Heute wurde nichts abgebucht, und die nächste Abbuchung beträgt {amount} am {date}.',
      'Wenn du das nicht warst, wende dich bitte sofort an den Kundendienst.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  resumesSoon: {
    subject: 'Deine Mitgliedschaft bei {brand} geht am {date} weiter',
    heading: 'Deine Pause endet am {date}',
    paragraphs: [
      '{plan} geht am {date} von selbst weiter, und wir buchen {amount} von deiner hinterlegten Karte ab.',
      'Du kannst auch heute schon weitermachen. Wenn du nicht weitermachen willst, kündige vor diesem Tag auf der Seite deiner Mitgliedschaft; dann wird nichts abgebucht.',
    ],
    action: 'Weitermachen oder kündigen',
  },
  changePlanned: {
    subject: 'Dein Tarif bei {brand} ändert sich am {date}',
    heading: 'Dein neuer Tarif steht fest',
    paragraphs: [
      '{oldPlan} läuft bis zum {date} weiter, und heute wurde nichts abgebucht. Dann beginnt {plan}, und wir buchen {amount} ab.',
      'Bis zum {date} kannst du es dir auf der Seite deiner Mitgliedschaft noch anders überlegen.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  changeWithdrawn: {
    subject: 'Dein Tarif bei {brand} bleibt, wie er ist',
    heading: 'Dein Tarifwechsel ist abgesagt',
    paragraphs: [
      '{plan} läuft weiter. Heute wurde nichts abgebucht, und die nächste Abbuchung beträgt {amount} am {date}.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
  plannedChangeBegan: {
    subject: 'Dein Tarif bei {brand} hat sich geändert',
    heading: 'Dein neuer Tarif hat begonnen',
    paragraphs: [
      'Wie gewünscht endete {oldPlan}, und {plan} begann am {date}. Wir haben {amount} abgebucht; der Beleg kommt in einer eigenen E-Mail.',
      'Die nächste Abbuchung beträgt {nextAmount} am {nextDate}. Du kannst jederzeit auf der Seite deiner Mitgliedschaft kündigen.',
    ],
    action: 'Mitgliedschaft ansehen',
  },
};

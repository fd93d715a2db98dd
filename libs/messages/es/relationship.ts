import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../relationship.ts';

export const relationship: Translation<typeof english.relationship> = {
  title: 'Relación',
  text: 'Compártelo solo si quieres.',
  status: 'Tu estado',
  role: 'Eres',
  unsaid: 'Prefiero no decirlo',
  statuses: {
    single: 'Sin pareja',
    dating: 'Conociendo gente',
    partnered: 'En pareja',
    married: 'En matrimonio',
    open: 'En una relación abierta',
  },
  roles: { wife: 'La esposa', husband: 'El esposo', partner: 'La pareja' },
  readOnly: 'Necesitas tu propia suscripción activa para cambiar esto.',
  saved: 'Tu estado se ha guardado.',
  failed: 'Algo ha fallado. Vuelve a intentarlo.',
};

import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../error-report.ts';

export const errorReport: Translation<typeof english.errorReport> = {
  title: 'Informar del problema',
  label: '¿Qué estabas haciendo cuando ocurrió?',
  send: 'Enviar el informe',
  sent: 'Gracias. Tu informe se ha enviado.',
  failed: 'No se ha podido enviar el informe. Vuelve a intentarlo.',
  close: 'Cerrar',
};

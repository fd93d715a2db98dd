import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../report-dialog.ts';

export const reportDialog: Translation<typeof english.reportDialog> = {
  reason: '¿Qué tiene de malo?',
  reasons: {
    SPAM: 'Publicidad o spam',
    RUDE: 'Grosero u ofensivo',
    PRIVATE_DATA: 'Datos privados de alguien',
    OTHER: 'Otra cosa',
  },
  send: 'Denunciar',
  cancel: 'Cancelar',
  failed: 'No se ha podido enviar la denuncia. Vuelve a intentarlo.',
};

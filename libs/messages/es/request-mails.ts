import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../request-mails.ts';
import { requestMails as inEnglish } from '../request-mails.ts';

// Mails to staff are in English.
const { castingApplication, supportRequest, removalRequest, requestDue, requestLate } = inEnglish;
const { dataRequestDue, dataRequestLate } = inEnglish;

export const requestMails: Translation<typeof english.requestMails> = {
  castingApplication,
  supportRequest,
  removalRequest,
  requestDue,
  requestLate,
  dataRequestDue,
  dataRequestLate,
  requestReceived: {
    subject: 'Tenemos tu mensaje: {caseNumber}',
    heading: 'Gracias por escribir',
    paragraphs: ['Tu número de caso es {caseNumber}. Responderemos a esta dirección.'],
    action: 'Escribir otra vez',
  },
  removalReceived: {
    subject: 'Tenemos tu solicitud de retirada: {caseNumber}',
    heading: 'Tenemos tu solicitud',
    paragraphs: ['Tu número de caso es {caseNumber}. Decidiremos antes de {due} y responderemos a esta dirección.'],
    action: 'Abrir la página de retirada',
  },
  requestReply: {
    subject: 'Nuestra respuesta a {caseNumber}',
    heading: 'Sobre tu mensaje',
    paragraphs: [
      '{text}',
      'Tu número de caso es {caseNumber}. Puedes responder a este correo; deja el número en el asunto.',
    ],
    action: 'Escribir otra vez',
  },
  removalDone: {
    subject: 'El contenido que señalaste se ha retirado: {caseNumber}',
    heading: 'Hemos retirado el contenido',
    paragraphs: ['{text}', 'Cerramos tu solicitud de retirada {caseNumber} el {date}.'],
    action: 'Señalar otra cosa',
  },
  removalDeclined: {
    subject: 'Nuestra decisión sobre tu solicitud de retirada {caseNumber}',
    heading: 'No hemos retirado el contenido',
    paragraphs: [
      '{text}',
      'Decidimos sobre tu solicitud de retirada {caseNumber} el {date}. Si hay algo que debamos saber, envía otra solicitud: la revisará otra persona.',
    ],
    action: 'Enviar otra solicitud',
  },
  dataRequestReceived: {
    subject: 'Tenemos tu solicitud sobre tus datos',
    heading: 'Tu solicitud está en marcha',
    paragraphs: [
      'Nos pediste: {what}. Recibimos tu solicitud el {received} y responderemos antes del {due}.',
      'Si no lo pediste tú, escribe a nuestro equipo de ayuda.',
    ],
    action: 'Contactar con ayuda',
  },
  dataRequestExtended: {
    subject: 'Necesitamos más tiempo para tu solicitud sobre tus datos',
    heading: 'Necesitamos más tiempo',
    paragraphs: [
      'Nos pediste: {what}. Responderemos antes del {due} en lugar del {dueBefore}, por este motivo:',
      '{text}',
      'Puedes reclamar ante tu autoridad de protección de datos o acudir a los tribunales.',
    ],
    action: 'Contactar con ayuda',
  },
  dataRequestDeclined: {
    subject: 'No podemos hacer lo que pediste sobre tus datos',
    heading: 'Tu solicitud se ha rechazado',
    paragraphs: [
      'Nos pediste: {what}. No lo hacemos, por este motivo:',
      '{text}',
      'Puedes reclamar ante tu autoridad de protección de datos o acudir a los tribunales.',
    ],
    action: 'Contactar con ayuda',
  },
  personalDataReady: {
    subject: 'Tus datos personales están listos para descargar',
    heading: 'Todo lo que guardamos sobre ti',
    paragraphs: [
      'Como pediste, aquí tienes una copia de tus datos personales en todas nuestras marcas. El enlace funciona hasta el {until} para cualquiera que lo tenga: no reenvíes este correo.',
    ],
    action: 'Descargar tus datos',
  },
};

import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../declines.ts';

export const declines: Translation<typeof english.declines> = {
  reasons: {
    'insufficient-funds': {
      title: 'No había saldo suficiente en la tarjeta',
      text: 'No había saldo suficiente disponible en la tarjeta.',
      advice: 'Usa otra tarjeta o vuelve a intentarlo cuando haya saldo en la cuenta.',
    },
    'limit-exceeded': {
      title: 'La tarjeta ha llegado a su límite',
      text: 'El pago superaría un límite de gasto de la tarjeta.',
      advice: 'Sube el límite en la aplicación de tu banco o usa otra tarjeta.',
    },
    'card-expired': {
      title: 'La tarjeta ha caducado',
      text: 'La tarjeta ha caducado o su fecha no coincide con la que tiene tu banco.',
      advice: 'Revisa la fecha de caducidad o usa la tarjeta nueva que te envió tu banco.',
    },
    'wrong-details': {
      title: 'Los datos de la tarjeta no coincidían',
      text: 'El número, la fecha de caducidad o el código de seguridad no coincidían con los datos del banco.',
      advice: 'Escribe los datos otra vez, exactamente como están en la tarjeta.',
    },
    'do-not-honour': {
      title: 'Tu banco ha rechazado el pago',
      text: 'Tu banco ha rechazado el pago y no ha dado ningún motivo.',
      advice: 'Usa otra tarjeta o pide a tu banco que permita este pago.',
    },
    'not-permitted': {
      title: 'Esta tarjeta no se puede usar aquí',
      text: 'Tu banco no permite este tipo de pago con la tarjeta.',
      advice: 'Permite los pagos en línea en el extranjero en la aplicación de tu banco o usa otra tarjeta.',
    },
    'lost-or-stolen': {
      title: 'Tu banco ha bloqueado esta tarjeta',
      text: 'Tu banco ha bloqueado esta tarjeta.',
      advice: 'Usa otra tarjeta. Tu banco puede darte más detalles sobre esta.',
    },
    'account-closed': {
      title: 'Esta tarjeta ya no está activa',
      text: 'La tarjeta o su cuenta se han cerrado.',
      advice: 'Usa otra tarjeta.',
    },
    'suspected-fraud': {
      title: 'Tu banco ha bloqueado este pago',
      text: 'Un control de seguridad ha bloqueado el pago.',
      advice: 'Usa otra tarjeta o pregunta a tu banco por esta.',
    },
    'authentication-failed': {
      title: 'El pago no se ha confirmado',
      text: 'No se completó la confirmación adicional que pide tu banco.',
      advice: 'Vuelve a intentarlo y confirma el pago en la aplicación de tu banco o con el código que recibas.',
    },
    'payments-stopped': {
      title: 'Los pagos a nosotros están detenidos',
      text: 'Se pidió a tu banco que detuviera los pagos a nosotros con esta tarjeta.',
      advice: 'Usa otra tarjeta o pide a tu banco que vuelva a permitir estos pagos.',
    },
    'processor-unavailable': {
      title: 'El servicio de pago ha tenido un problema',
      text: 'El servicio de pago no ha podido contactar con tu banco. El problema no es tu tarjeta.',
      advice: 'Vuelve a intentarlo en unos minutos.',
    },
    unknown: {
      title: 'Tu tarjeta ha sido rechazada',
      text: 'Tu tarjeta ha sido rechazada sin que se diera un motivo.',
      advice: 'Revisa los datos, usa otra tarjeta o pregunta a tu banco.',
    },
  },
  elsewhere: {
    title: 'Prueba con otro servicio de pago',
    text: '{biller} trabaja con otro banco que quizá acepte la misma tarjeta. Hasta ahora no se ha cobrado nada. Si al final se aceptara el primer intento, se reembolsaría por completo.',
    action: 'Probar con {biller}',
  },
};

import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../join.ts';

export const join: Translation<typeof english.join> = {
  head: {
    title: 'Suscríbete — {brand}',
    description: 'Hazte miembro de {brand}: planes, precios y qué se cobra y cuándo.',
  },
  title: 'Únete a {brand}',
  lead: 'Todas las películas, con la mejor calidad. Cancela cuando quieras en la página de tu cuenta, tan fácil como unirte.',
  perks: {
    label: 'Qué obtienes',
    films: 'Todas las películas completas',
    downloads: 'Descargas, series de fotos y comentarios',
    cancel: 'Cancela en línea con dos clics, cuando quieras',
  },
  plan: {
    single: 'Todo en {brand}',
    several: 'Todo en {count, number} sitios',
    severalFrom: 'Todo en {count, number} sitios, desde {price} al mes',
    kinds: {
      TRIAL: '{days, plural, one {# día de prueba} other {# días de prueba}}',
      FREE_LIMITED_TRIAL: 'Prueba gratuita limitada',
      MONTH: '1 mes',
      QUARTER: '3 meses',
      YEAR: '1 año',
    },
    multisite: '{kind}, {count, number} sitios',
    saved: 'Ahorra un {percent, number} %',
    best: 'La mejor oferta: ahorra un {percent, number} %',
    perMonth: 'al mes',
    once: 'hoy',
    perDays: 'por {days, number} días',
    total: 'por {months, plural, one {1 mes} other {# meses}}',
    totalInDays: 'por {days, number} días',
    free: 'nada que pagar',
    renews:
      '{price} ahora. Se renueva por {later} cada {months, plural, one {mes} other {# meses}}, la próxima vez el {date}.',
    renewsInDays: '{price} ahora. Se renueva por {later} cada {days, number} días, la próxima vez el {date}.',
    trialRenews: '{price} ahora. Después {later} al mes desde el {date}, salvo que canceles antes.',
    trialRenewsInDays:
      '{price} ahora. Después {later} cada {days, number} días desde el {date}, salvo que canceles antes.',
    freeTrial: 'Tres películas completas a tu elección. Termina sola.',
    ends: '{price} ahora. Termina sola.',
  },
  payment: {
    legend: 'Forma de pago',
    card: { title: 'Tarjeta', text: 'Tarjeta de crédito o débito, en la página segura de {biller}' },
    paypal: { title: 'PayPal', text: 'PayPal o tarjeta, en el sitio de {biller}, que también gestiona tu suscripción' },
    website: { text: 'En el sitio de {biller}, que también gestiona tu suscripción' },
    countsDays: '{plan}: allí se renueva cada {days, number} días.',
    others: 'Otras formas de pago',
  },
  account: {
    title: 'Tu cuenta',
    email: 'Correo electrónico',
    emailHint: 'Con él inicias sesión. Los demás miembros nunca lo ven.',
    password: 'Contraseña',
    passwordHint: 'Solo letras y números, de 8 a 32 caracteres.',
    passwordMailed: 'Te enviamos un enlace por correo y allí eliges tu contraseña.',
    signIn: '¿Ya tienes una cuenta?',
    signInLink: 'Inicia sesión',
  },
  summary: {
    title: 'Pagas hoy',
    asChosen: 'El importe que aparece con el plan que elijas. Lo verás otra vez antes de pagar.',
    terms:
      'Al continuar confirmas que tienes 18 años o más y aceptas las <terms>condiciones de uso</terms> y el <privacy>aviso de privacidad</privacy>.',
    submit: 'Continuar al pago',
    submitFree: 'Continuar',
    discreet: 'Pagas en la página segura de {biller}. El número de tu tarjeta nunca llega a nosotros.',
  },
  stills: 'Películas en {brand}',
  none: {
    title: 'La suscripción no está disponible en este momento',
    text: 'Vuelve a intentarlo más tarde o inicia sesión si tienes una cuenta.',
  },
};

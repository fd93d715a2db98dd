import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../join-guide.ts';

export const joinGuide: Translation<typeof english.joinGuide> = {
  comparison: {
    title: 'Qué incluye cada plan',
    plans: {
      free: 'Prueba gratuita limitada',
      trial: 'Prueba',
      site: 'Suscripción',
      several: '{count, number} sitios',
    },
    rows: {
      films: 'Películas completas',
      downloads: 'Descargas',
      pictures: 'Series de fotos',
      community: 'Valoraciones y comentarios',
      gems: 'Gemas cada viernes',
    },
    feature: 'Prestación',
    ofChoice: '{count, number} a tu elección',
    all: 'Todo {brand}',
    allOfSeveral: 'Todo en {count, number} sitios',
    included: 'Incluido',
    notIncluded: 'No incluido',
  },
  questions: {
    title: 'Preguntas',
    cancel: {
      question: '¿Cómo cancelo?',
      answer:
        'En la página de tu cuenta, cuando quieras. Sigues viendo hasta el final del tiempo que has pagado y no se te vuelve a cobrar. Si te uniste en el sitio de un servicio de pago, la página de tu cuenta te lleva allí.',
    },
    charged: {
      question: '¿Cuándo se me cobra?',
      answer:
        'Hoy y después en la fecha que aparece junto a tu plan. Antes de pagar ves los dos importes, y cada cobro tiene su recibo por correo.',
    },
    change: {
      question: '¿Puedo cambiar de plan?',
      answer:
        'Sí. Los días no usados del plan que dejas se descuentan del primer cobro del nuevo o se suman a su primer período.',
    },
    privacy: {
      question: '¿Quién ve que soy miembro?',
      answer:
        'Ningún otro miembro. Tu correo nunca se muestra y los comentarios llevan el nombre que elijas. El servicio de pago recibe el número de tu tarjeta, que nunca llega a nosotros.',
    },
    devices: {
      question: '¿Dónde puedo ver las películas?',
      answer:
        'En cualquier navegador actual, en móvil, tableta u ordenador. Los miembros también pueden descargar películas.',
    },
  },
};

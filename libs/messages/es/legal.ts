import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../legal.ts';

export const legal: Translation<typeof english.legal> = {
  head: {
    removal: {
      title: 'Retirada de contenido — {brand}',
      description: 'Pide a {brand} que retire contenido, con o sin cuenta. Decidimos en 48 horas.',
    },
    terms: {
      title: 'Condiciones de uso — {brand}',
      description: 'Qué ofrece {brand} a sus miembros, cuánto cuesta y cómo darse de baja.',
    },
    privacy: {
      title: 'Privacidad — {brand}',
      description: 'Qué sabe {brand} de ti, por qué, durante cuánto tiempo y cómo corregirlo o eliminarlo.',
    },
    compliance: {
      title: '18 U.S.C. 2257 — {brand}',
      description: 'Dónde se conservan los registros de {brand} que exigen 18 U.S.C. 2257 y 28 C.F.R. 75.',
    },
  },
  contents: 'En esta página',
  documents: {
    terms: {
      title: 'Condiciones de uso',
      sections: {
        who: {
          title: 'Quién puede usar este sitio',
          text: 'Para visitar {brand} o unirte debes tener al menos 18 años y ser mayor de edad donde vives. Al usar el sitio confirmas que es así.',
        },
        membership: {
          title: 'Suscripción',
          text: 'Una suscripción da a quien la compró acceso a las películas de los sitios que nombra. Se renueva automáticamente al final de cada período, al precio mostrado cuando te uniste, hasta que canceles. Puedes cancelar cuando quieras en tu cuenta, con tan pocos pasos como al unirte; conservas el acceso hasta el final del período que pagaste.',
        },
        payments: {
          title: 'Pagos y reembolsos',
          text: 'Los pagos los gestiona el servicio de pago que ves antes de pagar. Cada cobro se confirma por correo, con la fecha del siguiente y cómo cancelar. Si un cobro no es correcto, escribe a nuestro equipo de ayuda: respondemos en dos días laborables.',
        },
        use: {
          title: 'Qué puedes hacer con el contenido',
          text: 'Verlo y descargarlo para uso personal dentro de los límites de tu suscripción. No lo publiques, no lo vendas, no compartas tu contraseña ni lo copies por medios automáticos.',
        },
        conduct: {
          title: 'Comentarios y conducta',
          text: 'Sé amable. Los comentarios que amenazan, insultan o revelan información privada de alguien se retiran, y las cuentas que lo repiten se cierran.',
        },
        liability: {
          title: 'Si algo falla',
          text: 'Gestionamos {brand} con cuidado, pero no podemos prometer que nunca se interrumpa. Nada de estas condiciones limita los derechos que la ley de tu país te da como consumidor.',
        },
        changes: {
          title: 'Cambios',
          text: 'Cuando cambian estas condiciones, avisamos a los miembros por correo y en el sitio con al menos 30 días de antelación, y pedimos su consentimiento donde la ley lo exige.',
        },
      },
    },
    privacy: {
      title: 'Privacidad',
      sections: {
        what: {
          title: 'Qué guardamos',
          text: 'Tu correo electrónico, un hash de tu contraseña, qué compraste y cuándo, qué viste y valoraste, y las horas y los lugares aproximados de tus inicios de sesión. Los números de tarjeta nunca llegan a nosotros: se quedan en el servicio de pago.',
        },
        why: {
          title: 'Por qué',
          text: 'Para iniciar tu sesión, recordar por dónde ibas en una película, enviar recibos, evitar el fraude y — solo si lo aceptaste — escribirte sobre películas nuevas.',
        },
        visitors: {
          title: 'Visitantes',
          text: 'Puedes explorar {brand} sin una cuenta. Medimos las visitas solo con tu consentimiento y nunca en un navegador que envía Global Privacy Control.',
        },
        sharing: {
          title: 'Quién más lo ve',
          text: 'El servicio de pago que elegiste, para tus pagos. Nadie, para publicidad. Las autoridades, solo donde la ley lo exige.',
        },
        rights: {
          title: 'Tus derechos',
          text: 'Puedes ver, corregir, exportar y eliminar tus datos en tu cuenta o escribiendo a nuestro equipo de ayuda. Los registros que exige la ley fiscal, sobre todo los recibos, se guardan el tiempo que exige y para ningún otro fin.',
        },
        safety: {
          title: 'Seguridad y retirada de contenido',
          text: 'Todas las personas que aparecen en {brand} tenían al menos 18 años durante el rodaje y dieron su consentimiento por escrito. Si crees que algo te muestra sin tu consentimiento o es ilegal, pide su retirada: dinos en qué página está, qué tiene de malo y cómo podemos contactarte. No necesitas una cuenta. Cada solicitud se responde en 48 horas.',
        },
        cookies: {
          title: 'Cookies',
          text: 'Una cookie mantiene tu sesión abierta, y algunas recuerdan elecciones como el sonido, el idioma o un aviso que cerraste. Las demás se usan solo con tu consentimiento.',
        },
      },
    },
    compliance: {
      title: 'Declaración de cumplimiento de los requisitos de conservación de registros de 18 U.S.C. 2257',
      sections: {
        statement: {
          title: 'Declaración',
          text: 'Todas las personas que aparecen en una representación visual en {brand} tenían 18 años o más cuando se realizó. El custodio de los registros conserva los que exigen 18 U.S.C. 2257 y 28 C.F.R. 75.',
        },
        custodian: { title: 'Custodio de los registros', text: '{custodian}, {address}' },
        exempt: {
          title: 'Contenido sin estos registros',
          text: 'Algunas imágenes de este sitio están exentas de estas normas porque se hicieron antes de las fechas que nombra la ley o no muestran nada de lo que abarca.',
        },
      },
    },
  },
};

import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'En casa se empieza bien.',
    description: 'Habitaciones de todos los días, conversaciones sinceras y quienes las viven.',
    keywords: ['hogar', 'conversaciones', 'día a día'],
    welcomeBack: 'Ya estás en casa.',
  },
  home: {
    rows: {
      latest: 'Recién mudadas',
      performers: 'Gente que vas a conocer',
      topRated: 'El álbum de familia',
      upcoming: 'En el calendario',
      featured: 'Aún sobre la mesa',
      categories: 'Habitación por habitación',
    },
    words: {
      watch: 'Quédate a verla',
      trailer: 'Asómate',
      more: 'Cuéntame más',
      promise: 'La puerta está abierta. Quédate cuanto quieras.',
      offer:
        'Todas las películas completas, para noches tranquilas, en cualquier pantalla de la casa. Cancela cuando quieras.',
      join: 'Pasa',
      news: 'Mientras estabas fuera',
    },
  },
} satisfies BrandWords;

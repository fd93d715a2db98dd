/** What people read on the join page before they decide: it is loaded after the form. */
export const joinGuide = {
  comparison: {
    title: 'What each plan includes',
    plans: {
      free: 'Free limited trial',
      trial: 'Trial',
      site: 'Membership',
      several: '{count, number} sites',
    },
    rows: {
      films: 'Films in full',
      downloads: 'Downloads',
      pictures: 'Picture sets',
      community: 'Ratings and comments',
      gems: 'Gems every Friday',
    },
    feature: 'Feature',
    ofChoice: '{count, number} of your choice',
    all: 'All of {brand}',
    allOfSeveral: 'All of {count, number} sites',
    included: 'Included',
    notIncluded: 'Not included',
  },
  questions: {
    title: 'Questions',
    cancel: {
      question: 'How do I cancel?',
      answer:
        'On your account page, whenever you like. You watch until the end of the time you paid for, and are not charged again. If you joined on a payment company’s website, your account page takes you there.',
    },
    charged: {
      question: 'When am I charged?',
      answer:
        'Today, and then on the date beside your plan. Before you pay you see both amounts, and every charge has its receipt by email.',
    },
    change: {
      question: 'Can I change my plan?',
      answer:
        'Yes. Unused days of the plan you leave are taken off the first charge of the new one, or added to its first period.',
    },
    privacy: {
      question: 'Who sees that I am a member?',
      answer:
        'No other member. Your email is never shown, and comments carry the name you choose. The payment company takes your card number, which never reaches us.',
    },
    devices: {
      question: 'Where can I watch?',
      answer: 'In any current browser, on a phone, a tablet or a computer. Members can also download films.',
    },
  },
} as const;

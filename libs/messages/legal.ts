/**
 * Terms, privacy, safety and record-keeping. Each document is a list of sections; a section is a heading with its
 * paragraphs. Placeholders: `{brand}`, `{custodian}`, `{address}`.
 */
export const legal = {
  head: {
    removal: {
      title: 'Content removal — {brand}',
      description: 'Ask {brand} to remove content, with or without an account. We decide within 48 hours.',
    },
    terms: {
      title: 'Terms of use — {brand}',
      description: 'What {brand} offers its members, what it costs, and how to leave.',
    },
    privacy: {
      title: 'Privacy — {brand}',
      description: 'What {brand} knows about you, why, for how long, and how to have it corrected or deleted.',
    },
    compliance: {
      title: '18 U.S.C. 2257 — {brand}',
      description: 'Where the records required by 18 U.S.C. 2257 and 28 C.F.R. 75 are kept for {brand}.',
    },
  },
  contents: 'On this page',
  documents: {
    terms: {
      title: 'Terms of use',
      sections: {
        who: {
          title: 'Who may use this site',
          text: 'You must be at least 18 years old, and of legal age where you live, to visit {brand} or join it. By using the site you confirm that you are.',
        },
        membership: {
          title: 'Membership',
          text: 'A membership gives the person who bought it access to the films of the sites it names. It renews automatically at the end of each period, at the price shown when you joined, until you cancel. You can cancel at any time in your account, in as few steps as joining took; you keep access until the end of the period that you paid for.',
        },
        payments: {
          title: 'Payments and refunds',
          text: 'Payments are handled by the payment company that you see before you pay. Every charge is confirmed by email, with the date of the next one and how to cancel. If a charge is wrong, write to support: we answer within two working days.',
        },
        use: {
          title: 'What you may do with the content',
          text: 'Watch it, and download it for personal use within the limits of your membership. Do not publish it, sell it, share your password, or copy it by automated means.',
        },
        conduct: {
          title: 'Comments and conduct',
          text: 'Be kind. Comments that threaten, insult or reveal anyone’s private information are removed, and accounts that repeat this are closed.',
        },
        liability: {
          title: 'If something goes wrong',
          text: 'We run {brand} with care, but can’t promise that it is never interrupted. Nothing in these terms limits the rights that the law of your country gives you as a consumer.',
        },
        changes: {
          title: 'Changes',
          text: 'When these terms change, we notify members by email and on the site at least 30 days in advance, and ask for their consent where the law requires it.',
        },
      },
    },
    privacy: {
      title: 'Privacy',
      sections: {
        what: {
          title: 'What we store',
          text: 'Your email address, a hash of your password, what you bought and when, what you watched and rated, and the times and approximate locations of your sign-ins. Card numbers never reach us: they stay with the biller.',
        },
        why: {
          title: 'Why',
          text: 'To sign you in, to remember your place in a film, to send receipts, to prevent fraud, and — only if you agreed — to email you about new films.',
        },
        visitors: {
          title: 'Visitors',
          text: 'You can browse {brand} without an account. We measure visits only with your consent, and never in a browser that sends Global Privacy Control.',
        },
        sharing: {
          title: 'Who else sees it',
          text: 'The biller you chose, for your payments. Nobody, for advertising. Authorities, only where the law requires it.',
        },
        rights: {
          title: 'Your rights',
          text: 'You can see, correct, export and delete your data in your account, or by writing to support. Records that tax law requires, above all receipts, are stored for as long as it requires and for no other purpose.',
        },
        safety: {
          title: 'Safety and removal of content',
          text: 'Everyone who appears on {brand} was at least 18 when filmed and agreed to it in writing. If you believe that something shows you without your consent, or is unlawful, ask for its removal: tell us which page it is on, what is wrong with it, and how we can reach you. You don’t need an account. Each request is answered within 48 hours.',
        },
        cookies: {
          title: 'Cookies',
          text: 'One cookie keeps you signed in, and some remember choices such as sound or a notice that you closed. Others are set only with your consent.',
        },
      },
    },
    compliance: {
      title: '18 U.S.C. 2257 Record-Keeping Requirements Compliance Statement',
      sections: {
        statement: {
          title: 'Statement',
          text: 'Every performer who appears in a visual depiction on {brand} was 18 years of age or older when it was made. The records required by 18 U.S.C. 2257 and 28 C.F.R. 75 are kept by the custodian of records.',
        },
        custodian: { title: 'Custodian of records', text: '{custodian}, {address}' },
        exempt: {
          title: 'Content without such records',
          text: 'Some images on this site are exempt from these rules, because they were made before the dates named in the statute or show nothing that it covers.',
        },
      },
    },
  },
} as const;

/** Texts of the page about members of staff. */
export const staff = {
  title: 'Staff',
  text: 'Who works here, with which role. Who is new, and administrators, are made by an operator: npm run admin.',
  find: 'Email',
  columns: {
    email: 'Email',
    role: 'Role',
    sites: 'Sites',
    state: 'State',
    sessions: 'Open sessions',
    tokens: 'Tokens',
    seen: 'Last seen',
    created: 'Since',
    actions: 'Actions',
  },
  roles: { editor: 'Editor', moderator: 'Moderator', support: 'Support', finance: 'Finance', admin: 'Administrator' },
  states: { active: 'Active', disabled: 'Disabled' },
  allSites: 'All',
  /** Why a row has no buttons. */
  withheld: {
    self: 'You. Another administrator has to change your account.',
    adminByCommand: 'An administrator is enabled by an operator: npm run admin.',
  },
  actions: { disable: 'Disable', enable: 'Enable', role: 'Change role', remove: 'Remove' },
  titles: {
    disable: (email: string) => `Disable ${email}?`,
    enable: (email: string) => `Enable ${email}?`,
    role: (email: string) => `Another role for ${email}`,
    remove: (email: string) => `Remove ${email} for good?`,
  },
  effects: {
    disable: 'Their sessions and tokens end at once, and they cannot sign in until somebody enables them.',
    enable: 'They can sign in again with the password that they had. Tokens stay ended.',
    role: 'Their sessions end at once. They sign in again with the rights of the new role.',
    remove:
      'Their sessions and tokens end at once, and their password and saved views are deleted. The audit keeps who they were and what they did. Nothing undoes this: an operator would have to make them a member of staff again.',
  },
  role: 'New role',
  confirm: { disable: 'Disable now', enable: 'Enable now', role: 'Change role now', remove: 'Remove now' },
  done: {
    disable: 'Disabled, and signed out everywhere.',
    enable: 'Enabled.',
    role: 'Role changed, and signed out everywhere.',
    remove: 'Removed, and signed out everywhere.',
  },
} as const;

/** Push messages about notices: what they say, and the setting in a browser. */
export const pushNotices = {
  message: {
    one: 'A new film is out for you.',
    many: '{count} new films are out for you.',
    discreet: { title: 'News', text: 'There is something new for you.' },
  },
  setting: {
    label: 'Notices on this device',
    hint: 'Also while no page is open. They never name a film, and no brand in discreet mode or while this browser is locked.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    asking: 'Your browser is asking you now.',
    denied:
      'Your browser doesn’t allow notices from this site. To change that, open the settings of this site next to its address, and reload this page.',
    unsupported: 'This browser can’t show notices. On an iPhone or iPad, add this site to your home screen first.',
    saved: 'This device gets your notices from now on.',
    ended: 'This device gets no more notices.',
    failed: 'That did not work. Please try again.',
  },
} as const;

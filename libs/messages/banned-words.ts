/** What staff read about a word that they ban or allow, by the gateway's message keys. */
export const bannedWords = {
  refused: {
    empty: 'Type a word or a phrase with at least one letter or digit.',
    tooLong: 'A word or phrase has at most 60 characters.',
    duplicate: 'The editors’ list has this word already.',
    onList: 'Comments with this are refused already.',
    notBanned: 'No comment is refused for this, so there is nothing to allow.',
    stillBanned: 'This would still be refused, because part of it is banned. Allow that part separately.',
    tooBroad: 'This is in too many of the latest comments: choose a longer phrase.',
    gone: 'The editors’ list has no such word.',
  },
} as const;

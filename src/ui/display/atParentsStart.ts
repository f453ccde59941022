/**
 * For a text in its own direction (`dir="auto"`), which keeps its beginning where it is too long: it
 * stands where what is around it begins all the same. Chromium knows the prefixed word alone.
 */
export const atParentsStart = {
  textAlign: ['-webkit-match-parent', 'match-parent'],
} as const

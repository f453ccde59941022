/**
 * For a text in its own direction (`dir="auto"`), which keeps its beginning where it is too long: it
 * stands where what is around it begins all the same. Chromium knows the prefixed word alone.
 */
export const atParentsStart = {
  textAlign: ['-webkit-match-parent', 'match-parent'],
} as const

/**
 * The same for a text that ends in “…” after some lines. Where it stands at the end of its own direction, Chromium
 * draws the dots beyond the edge, where they are cut: they have room there.
 */
export const clampedAtParentsStart = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    ...atParentsStart,
    '[dir="rtl"] &:dir(ltr), [dir="ltr"] &:dir(rtl)': { paddingInlineEnd: '1em' },
  }) as const

/**
 * Stands in for the colours that Material UI's palette falls back to: each of our schemes names all
 * of its own (`ui/appearance/palette.ts`). Only the theme that the library makes for whoever has none,
 * and that nobody here sees, reads them.
 */
const unseen = '#757575'

export default Object.fromEntries(
  [50, 200, 300, 400, 500, 600, 700, 800, 900].map((tone) => [tone, unseen]),
)

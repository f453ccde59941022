/**
 * Stands in for the colours that Material UI's palette falls back to: each of our schemes names all
 * of its own (`ui/appearance/palette.ts`), so nobody reads them. Grey and black stay.
 */
export default {}

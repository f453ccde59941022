/** Pixels of a row at least. */
export const rowHeight = 64

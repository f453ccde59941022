/** How long the wheel turns, in milliseconds. */
export const turnMs = 4_200

/** Pixels of the content of the two cards that stand beside each other at the top. */
export const topCardHeight = 168

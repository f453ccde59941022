/** Pixels of the balance and its buttons. */
export const balanceHeight = 104

/** Pixels of the promotion beside it, whose card ends where that one ends with its time. */
export const promotionHeight = 132

/** Pixels of one row of the list. */
export const transactionRowHeight = 64

/** What a friend's deposit earns the one who invited them. There is one level: one's own friends. */
export const commissionPercent = 1

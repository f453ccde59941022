/** The questions of the help page, in their order; each has its two texts in the catalogues. */
export const questions = [
  'deposit',
  'satang',
  'late',
  'withdraw',
  'cancel',
  'turnover',
  'bank',
  'offline',
  'unknown',
  'demo',
] as const

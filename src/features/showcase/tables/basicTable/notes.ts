/** Two of them look like formulas: typed by members, they must not run in a spreadsheet. */
export const notes = [
  { member: 'Somchai Jaidee', note: 'Prefers a call after 18:00', balance: 1250.75 },
  { member: 'Malee Srisuk', note: '=1+1 is what I was told', balance: -40 },
  { member: 'Niran Phromma', note: '+66 81 234 5678, mornings', balance: 88.5 },
] as const

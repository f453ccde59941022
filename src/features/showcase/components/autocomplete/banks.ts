/** Banks of Thailand, with what kind each is. */
export const banks = [
  { name: 'Bangkok Bank', kind: 'Commercial' },
  { name: 'Kasikornbank', kind: 'Commercial' },
  { name: 'Krungthai Bank', kind: 'Commercial' },
  { name: 'Siam Commercial Bank', kind: 'Commercial' },
  { name: 'Government Savings Bank', kind: 'State' },
  { name: 'Bank for Agriculture', kind: 'State' },
  { name: 'Islamic Bank of Thailand', kind: 'State' },
] as const

export const bankNames = banks.map(({ name }) => name)

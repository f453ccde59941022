export interface Deposit {
  id: string
  member: string
  bank: string
  /** Bangkok time. */
  time: string
  /** Baht. */
  amount: number
  /** Baht; 0 without a promotion. */
  bonus: number
  status: 'Credited' | 'Waiting' | 'Refused'
}

export const deposits: readonly Deposit[] = [
  row('D-20417', 'Somchai Jaidee', 'Kasikorn', '21 Nov, 09:12', 500, 50, 'Credited'),
  row('D-20418', 'Malee Srisuk', 'SCB', '21 Nov, 09:15', 1200, 120, 'Credited'),
  row('D-20419', 'Anong Wongsawat', 'Krungthai', '21 Nov, 09:31', 300, 0, 'Waiting'),
  row('D-20420', 'Prasert Thongdee', 'Bangkok Bank', '21 Nov, 09:40', 2500.5, 250, 'Credited'),
  row('D-20421', 'Kanya Rattanakorn', 'Kasikorn', '21 Nov, 10:02', 100, 0, 'Refused'),
  row('D-20422', 'Niran Phromma', 'TTB', '21 Nov, 10:08', 750, 75, 'Credited'),
  row('D-20423', 'Suda Chaiyasit', 'SCB', '21 Nov, 10:25', 4000, 400, 'Waiting'),
  row('D-20424', 'Wichai Boonmee', 'Krungsri', '21 Nov, 10:44', 650.25, 0, 'Credited'),
]

function row(
  id: string,
  member: string,
  bank: string,
  time: string,
  amount: number,
  bonus: number,
  status: Deposit['status'],
): Deposit {
  return { id, member, bank, time, amount, bonus, status }
}

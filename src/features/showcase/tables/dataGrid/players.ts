/** A member in the grid. Money in baht. */
export interface Player {
  id: number
  name: string
  province: string
  joined: Date
  credit: number
  isVerified: boolean
}

const names = ['Anan', 'Dao', 'Krit', 'Malee', 'Nicha', 'Ploy', 'Somchai', 'Suda']
const surnames = ['Boonmee', 'Chaiyo', 'Lertsin', 'Rattana', 'Srisai', 'Wongsa']
const provinces = ['Bangkok', 'Chiang Mai', 'Chon Buri', 'Khon Kaen', 'Phuket']

/** 120 fictional members, always the same. */
export const players: readonly Player[] = Array.from({ length: 120 }, (_, index) => ({
  id: index + 1,
  name: `${pick(names, index)} ${pick(surnames, index * 5 + 1)}`,
  province: pick(provinces, index * 3),
  joined: new Date(Date.UTC(2025, index % 12, ((index * 7) % 28) + 1)),
  credit: ((index * 7_919) % 500_000) / 100,
  isVerified: index % 3 !== 0,
}))

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? ''
}

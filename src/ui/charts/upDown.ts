/** One column of a chart of what came in and what went out. Amounts are never negative. */
export interface UpDownRow {
  /** Unique in the chart, e.g. the day. */
  key: string
  /** What stands below the column. */
  label: string
  up: number
  down: number
}

/** What the person reads. The chart itself knows no domain and no language. */
export interface UpDownTexts {
  /** Names the whole, e.g. "Deposits and withdrawals by day". */
  title: string
  /** What the rows are called: the head of the table's first column. */
  row: string
  up: string
  down: string
  net: string
  total: string
  /** What the drawing shows, in a sentence, for those who cannot see it. */
  description: string
}

/** A sum that may be negative, written out with its unit. */
export type FormatAmount = (amount: number) => string

export function netOf({ up, down }: Pick<UpDownRow, 'up' | 'down'>): number {
  return up - down
}

export interface UpDownTotals {
  up: number
  down: number
  net: number
}

export function totalsOf(rows: readonly UpDownRow[]): UpDownTotals {
  const up = rows.reduce((sum, row) => sum + row.up, 0)
  const down = rows.reduce((sum, row) => sum + row.down, 0)
  return { up, down, net: up - down }
}

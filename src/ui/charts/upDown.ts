/** One column of a chart of incoming and outgoing amounts. Amounts are never negative. */
export interface UpDownRow {
  /** Unique in the chart, e.g. the day. */
  key: string
  /** Label below the column. */
  label: string
  up: number
  down: number
}

/** Texts of the chart, which itself knows no domain and no language. */
export interface UpDownTexts {
  /** Title of the whole, e.g. "Deposits and withdrawals by day". */
  title: string
  /** Head of the table's first column. */
  row: string
  up: string
  down: string
  net: string
  total: string
  /** Description of the drawing in one sentence, for screen readers. */
  description: string
}

/** Formats a sum that may be negative, with its unit. */
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

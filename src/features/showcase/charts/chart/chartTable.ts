/** The data of a chart as a table. */
export interface ChartFigures {
  head: readonly string[]
  /** As many cells as the head; the first is the row header. */
  rows: readonly (readonly [string, ...(string | number)[]])[]
}

interface Series {
  label: string
  data: readonly number[]
}

/** One row per category, one column per series. */
export function seriesFigures(
  categoryName: string,
  categories: readonly string[],
  series: readonly Series[],
): ChartFigures {
  return {
    head: [categoryName, ...series.map(({ label }) => label)],
    rows: categories.map((category, index) => [
      category,
      ...series.map(({ data }) => data[index] ?? ''),
    ]),
  }
}

/** One row per slice of a pie, with its percentage. */
export function sliceFigures(
  sliceName: string,
  valueName: string,
  slices: readonly { label: string; value: number }[],
): ChartFigures {
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  return {
    head: [sliceName, valueName, 'Share'],
    rows: slices.map(({ label, value }) => [label, value, percentFormat.format(value / total)]),
  }
}

const percentFormat = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

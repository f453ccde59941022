import { useTheme } from '@mui/material/styles'
import { useId, useState } from 'react'
import { cycled, dashes, patterns, seriesColors, shapes } from './seriesStyles'

interface NamedSeries {
  id: string
  label: string
  /** Drawn as a line, not as an area. */
  isLine?: boolean
}

export interface LegendEntry extends NamedSeries {
  isShown: boolean
  color: string
  pattern: (typeof patterns)[number]
  shape: (typeof shapes)[number]
  dash: (typeof dashes)[number]
  /** Id of its pattern, unique on the page. */
  patternId: string
}

export interface Legend {
  entries: readonly LegendEntry[]
  toggle: (id: string) => void
}

const none: ReadonlySet<string> = new Set()

/**
 * Gives each series a theme colour and a pattern or, for a line, a mark and dashes, and tracks which series
 * are visible. Pass `shown` to the chart, `legend` to its frame, and `sx` to line charts.
 */
export function useChartSeries<T extends NamedSeries>(series: readonly T[]) {
  const colors = seriesColors(useTheme())
  const prefix = useId()
  const [hidden, setHidden] = useState(none)
  const drawn = series.map((one, index) => {
    const patternId = `${prefix}-${one.id}`
    const color = cycled(colors, index)
    const shape = cycled(shapes, index)
    const isPlain = index === 0 || one.isLine === true
    const entry: LegendEntry = {
      id: one.id,
      label: one.label,
      isLine: one.isLine === true,
      isShown: !hidden.has(one.id),
      pattern: cycled(patterns, index),
      dash: cycled(dashes, index),
      color,
      shape,
      patternId,
    }
    return { ...one, entry, shape, color: isPlain ? color : `url(#${patternId})` }
  })
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    setHidden(next)
  }
  const legend: Legend = { entries: drawn.map(({ entry }) => entry), toggle }
  return {
    shown: drawn.flatMap(({ entry, ...one }) => (entry.isShown ? [one] : [])),
    legend,
    sx: Object.fromEntries(legend.entries.map(dashOf)),
  }
}

function dashOf({ id, dash }: LegendEntry) {
  const [line, radar] = ['.MuiLineChart-line', '.MuiRadarChart-seriesArea']
  const series = `[data-series="${id}"]`
  return [`& ${line}${series}, & ${radar}${series}`, { strokeDasharray: dash, strokeWidth: 2 }]
}

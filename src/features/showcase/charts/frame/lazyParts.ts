/** The parts that a chart of one's own is put together from, each fetched when it is first drawn. */
import { lazy } from 'react'

export const ChartsContainer = lazy(() =>
  import('@mui/x-charts/ChartsContainer').then((part) => ({ default: part.ChartsContainer })),
)

export const BarPlot = lazy(() =>
  import('@mui/x-charts/BarChart').then((part) => ({ default: part.BarPlot })),
)

export const LinePlot = lazy(() =>
  import('@mui/x-charts/LineChart').then((part) => ({ default: part.LinePlot })),
)

export const MarkPlot = lazy(() =>
  import('@mui/x-charts/LineChart').then((part) => ({ default: part.MarkPlot })),
)

export const ChartsXAxis = lazy(() =>
  import('@mui/x-charts/ChartsXAxis').then((part) => ({ default: part.ChartsXAxis })),
)

export const ChartsYAxis = lazy(() =>
  import('@mui/x-charts/ChartsYAxis').then((part) => ({ default: part.ChartsYAxis })),
)

export const ChartsAxisHighlight = lazy(() =>
  import('@mui/x-charts/ChartsAxisHighlight').then((part) => ({
    default: part.ChartsAxisHighlight,
  })),
)

/** MUI X Charts, each part fetched when it is first drawn: a page is readable before they come. */
import { lazy } from 'react'

export const LineChart = lazy(() =>
  import('@mui/x-charts/LineChart').then((part) => ({ default: part.LineChart })),
)

export const BarChart = lazy(() =>
  import('@mui/x-charts/BarChart').then((part) => ({ default: part.BarChart })),
)

export const PieChart = lazy(() =>
  import('@mui/x-charts/PieChart').then((part) => ({ default: part.PieChart })),
)

export const RadarChart = lazy(() =>
  import('@mui/x-charts/RadarChart').then((part) => ({ default: part.RadarChart })),
)

export const Gauge = lazy(() =>
  import('@mui/x-charts/Gauge').then((part) => ({ default: part.Gauge })),
)

/** MUI X Charts, each part fetched when it is first drawn: a page is readable before they come. */
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const LineChart = lazyWithPreload(() =>
  import('@mui/x-charts/LineChart').then((module) => module.LineChart),
)

export const BarChart = lazyWithPreload(() =>
  import('@mui/x-charts/BarChart').then((module) => module.BarChart),
)

export const PieChart = lazyWithPreload(() =>
  import('@mui/x-charts/PieChart').then((module) => module.PieChart),
)

export const RadarChart = lazyWithPreload(() =>
  import('@mui/x-charts/RadarChart').then((module) => module.RadarChart),
)

export const Gauge = lazyWithPreload(() =>
  import('@mui/x-charts/Gauge').then((module) => module.Gauge),
)

import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const ChartsContainer = lazyWithPreload(() =>
  import('@mui/x-charts/ChartsContainer').then((module) => module.ChartsContainer),
)

export const BarPlot = lazyWithPreload(() =>
  import('@mui/x-charts/BarChart').then((module) => module.BarPlot),
)

export const LinePlot = lazyWithPreload(() =>
  import('@mui/x-charts/LineChart').then((module) => module.LinePlot),
)

export const MarkPlot = lazyWithPreload(() =>
  import('@mui/x-charts/LineChart').then((module) => module.MarkPlot),
)

export const ChartsXAxis = lazyWithPreload(() =>
  import('@mui/x-charts/ChartsXAxis').then((module) => module.ChartsXAxis),
)

export const ChartsYAxis = lazyWithPreload(() =>
  import('@mui/x-charts/ChartsYAxis').then((module) => module.ChartsYAxis),
)

export const ChartsAxisHighlight = lazyWithPreload(() =>
  import('@mui/x-charts/ChartsAxisHighlight').then((module) => module.ChartsAxisHighlight),
)

/** MUI X Charts, each part loaded on first use, so that the page is readable before. */

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

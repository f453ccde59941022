import { ChartFrame } from '../../charts/chart/ChartFrame'
import { seriesFigures } from '../../charts/chart/chartTable'
import { BarChart } from '../../charts/chart/lazyCharts'
import { useAxisSides } from '../../charts/chart/useAxisSides'
import { useChartSeries } from '../../charts/chart/useChartSeries'
import { compact } from '../../demo/englishNumbers'

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']

const series = [
  { id: 'free', label: 'Free spins', data: [3200, 3400, 3350, 3600, 3900, 4300] },
  { id: 'paid', label: 'Paid with points', data: [900, 1100, 1250, 1180, 1500, 1720] },
]

export function MonthlySpins() {
  const { shown, legend } = useChartSeries(series)
  const { across, upright, margin } = useAxisSides()
  return (
    <ChartFrame
      label="Spins of the wheel"
      summary="Spins rose to 6,020 in November; three of ten were paid with points."
      figures={seriesFigures('Month', months, series)}
      height={220}
      legend={legend}
    >
      <BarChart
        series={shown.map((one) => ({ ...one, stack: 'all' }))}
        xAxis={[{ ...across, scaleType: 'band', data: months }]}
        yAxis={[{ ...upright, min: 0, valueFormatter: compact }]}
        grid={{ horizontal: true }}
        height={220}
        margin={margin}
        hideLegend
        disableKeyboardNavigation
      />
    </ChartFrame>
  )
}

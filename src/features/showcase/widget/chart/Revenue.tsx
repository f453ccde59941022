import { ChartFrame } from '../../charts/chart/ChartFrame'
import { seriesFigures } from '../../charts/chart/chartTable'
import { LineChart } from '../../charts/chart/lazyCharts'
import { useAxisSides } from '../../charts/chart/useAxisSides'
import { useChartSeries } from '../../charts/chart/useChartSeries'
import { compact } from '../../demo/englishNumbers'

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']

const series = [
  { id: 'net', label: 'Net revenue', data: [410000, 438000, 451000, 470000, 512000, 548000] },
]

export function Revenue() {
  const { shown } = useChartSeries(series)
  const { across, upright, margin } = useAxisSides()
  return (
    <ChartFrame
      label="Net revenue in baht"
      summary="Net revenue grew in each of the last six months, to 548,000 baht in November."
      figures={seriesFigures('Month', months, series)}
      height={220}
    >
      <LineChart
        series={shown.map((one) => ({ ...one, area: true, showMark: true }))}
        xAxis={[{ ...across, scaleType: 'point', data: months }]}
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

import { ChartFrame } from '../../charts/chart/ChartFrame'
import { seriesFigures } from '../../charts/chart/chartTable'
import { LineChart } from '../../charts/chart/lazyCharts'
import { useAxisSides } from '../../charts/chart/useAxisSides'
import { useChartSeries } from '../../charts/chart/useChartSeries'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const series = [
  {
    id: 'found',
    label: 'Found by search',
    isLine: true,
    data: [310, 295, 330, 342, 410, 460, 438],
  },
  {
    id: 'brand',
    label: 'Looked for by name',
    isLine: true,
    data: [120, 118, 131, 127, 160, 190, 182],
  },
]

export function SearchVisits() {
  const { shown, legend, sx } = useChartSeries(series)
  const { across, upright, margin } = useAxisSides()
  return (
    <ChartFrame
      label="Visits from search engines"
      summary="Search brings most visitors on Saturday: 460 found the site by it, 190 looked for its name."
      figures={seriesFigures('Day', days, series)}
      height={220}
      legend={legend}
    >
      <LineChart
        series={shown.map((one) => ({ ...one, curve: 'linear', showMark: true }))}
        xAxis={[{ ...across, scaleType: 'point', data: days }]}
        yAxis={[{ ...upright, min: 0 }]}
        grid={{ horizontal: true }}
        height={220}
        margin={margin}
        sx={sx}
        hideLegend
        disableKeyboardNavigation
      />
    </ChartFrame>
  )
}

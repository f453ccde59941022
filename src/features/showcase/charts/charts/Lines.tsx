import { compact } from '../../demo/englishNumbers'
import { ChartFrame } from '../chart/ChartFrame'
import { seriesFigures } from '../chart/chartTable'
import { LineChart } from '../chart/lazyCharts'
import { useAxisSides } from '../chart/useAxisSides'
import { useChartSeries } from '../chart/useChartSeries'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const visits = [
  { id: 'slots', label: 'Slots', isLine: true, data: [4200, 4650, 4380, 5100, 6900, 8250, 7800] },
  { id: 'fish', label: 'Fishing', isLine: true, data: [2900, 2700, 3050, 3300, 3900, 4800, 5200] },
  { id: 'sport', label: 'Sports', isLine: true, data: [1500, 1850, 3200, 2100, 2600, 6100, 6700] },
]

export function Lines() {
  const { shown, legend, sx } = useChartSeries(visits)
  const { across, upright, margin } = useAxisSides()
  return (
    <ChartFrame
      label="Visits a day by game group"
      summary="Slots lead all week and peak on Saturday at 8,250 visits; sports jump on match days."
      figures={seriesFigures('Day', days, visits)}
      height={260}
      legend={legend}
    >
      <LineChart
        series={shown.map((one) => ({ ...one, curve: 'linear', showMark: true }))}
        xAxis={[{ ...across, scaleType: 'point', data: days }]}
        yAxis={[{ ...upright, min: 0, valueFormatter: compact }]}
        grid={{ horizontal: true }}
        height={260}
        margin={margin}
        sx={sx}
        hideLegend
        disableKeyboardNavigation
      />
    </ChartFrame>
  )
}

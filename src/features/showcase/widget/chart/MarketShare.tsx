import { ChartFrame } from '../../charts/chart/ChartFrame'
import { seriesFigures } from '../../charts/chart/chartTable'
import { LineChart } from '../../charts/chart/lazyCharts'
import { useAxisSides } from '../../charts/chart/useAxisSides'
import { useChartSeries } from '../../charts/chart/useChartSeries'

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']

const series = [
  { id: 'app', label: 'Home screen app', data: [18, 22, 27, 31, 38, 44] },
  { id: 'browser', label: 'Browser', data: [62, 59, 55, 52, 47, 43] },
  { id: 'desk', label: 'Desk', data: [20, 19, 18, 17, 15, 13] },
]

export function MarketShare() {
  const { shown, legend } = useChartSeries(series)
  const { across, upright, margin } = useAxisSides()
  return (
    <ChartFrame
      label="Visits by kind of device, percent"
      summary="The installed app overtook the browser in November, with 44 percent of all visits."
      figures={seriesFigures('Month', months, series)}
      height={220}
      legend={legend}
    >
      <LineChart
        series={shown.map((one) => ({ ...one, area: true, stack: 'all', showMark: false }))}
        xAxis={[{ ...across, scaleType: 'point', data: months }]}
        yAxis={[{ ...upright, min: 0 }]}
        grid={{ horizontal: true }}
        height={220}
        margin={margin}
        hideLegend
        disableKeyboardNavigation
      />
    </ChartFrame>
  )
}

import { ChartFrame } from '../chart/ChartFrame'
import { seriesFigures } from '../chart/chartTable'
import { BarChart } from '../chart/lazyCharts'
import { useAxisSides } from '../chart/useAxisSides'
import { useChartSeries } from '../chart/useChartSeries'

const provinces = ['Bangkok', 'Chiang Mai', 'Chon Buri', 'Khon Kaen', 'Phuket', 'Songkhla']

const members = [
  { id: 'active', label: 'Active members', data: [3120, 1480, 1310, 1150, 890, 640] },
  { id: 'quiet', label: 'Quiet for 30 days', data: [940, 610, 380, 505, 290, 260] },
]

export function HorizontalBars() {
  const { shown, legend } = useChartSeries(members)
  const { across, upright, margin } = useAxisSides()
  return (
    <ChartFrame
      label="Members by province"
      summary="Bangkok has the most active members (3,120); Khon Kaen has the largest share of quiet ones."
      figures={seriesFigures('Province', provinces, members)}
      height={300}
      legend={legend}
    >
      <BarChart
        layout="horizontal"
        series={shown}
        yAxis={[{ ...upright, width: 'auto', scaleType: 'band', data: provinces }]}
        xAxis={[across]}
        grid={{ vertical: true }}
        borderRadius={3}
        height={300}
        margin={{ ...margin, top: 0, [upright.position]: 0 }}
        hideLegend
        disableKeyboardNavigation
      />
    </ChartFrame>
  )
}

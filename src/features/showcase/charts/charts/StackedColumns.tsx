import { compact, withBaht } from '../../demo/englishNumbers'
import { ChartFrame } from '../chart/ChartFrame'
import { seriesFigures } from '../chart/chartTable'
import { BarChart } from '../chart/lazyCharts'
import { useAxisSides } from '../chart/useAxisSides'
import { useChartSeries } from '../chart/useChartSeries'

const quarters = ['Q4 25', 'Q1 26', 'Q2 26', 'Q3 26']

const costs = [
  { id: 'welcome', label: 'Welcome bonus', data: [310_000, 285_000, 340_000, 362_000] },
  { id: 'cashback', label: 'Cashback', data: [190_000, 205_000, 236_000, 251_000] },
  { id: 'wheel', label: 'Lucky wheel', data: [75_000, 92_000, 88_000, 117_000] },
  { id: 'invite', label: 'Friend invites', data: [42_000, 51_000, 66_000, 84_000] },
]

export function StackedColumns() {
  const { shown, legend } = useChartSeries(costs)
  const { across, upright, margin } = useAxisSides()
  return (
    <ChartFrame
      label="Cost of promotions a quarter"
      summary="Promotions cost 814,000 baht in the third quarter of 2026, a third more than in the fourth of 2025; friend invites doubled."
      figures={seriesFigures('Quarter', quarters, costs)}
      height={300}
      legend={legend}
    >
      <BarChart
        series={shown.map((one) => ({ ...one, stack: 'cost', valueFormatter: withBaht }))}
        xAxis={[{ ...across, scaleType: 'band', data: quarters }]}
        yAxis={[{ ...upright, valueFormatter: compact }]}
        grid={{ horizontal: true }}
        height={300}
        margin={{ ...margin, right: 4, left: 4 }}
        hideLegend
        disableKeyboardNavigation
      />
    </ChartFrame>
  )
}

import { ChartFrame } from '../../charts/chart/ChartFrame'
import { seriesFigures } from '../../charts/chart/chartTable'
import { BarChart } from '../../charts/chart/lazyCharts'
import { useAxisSides } from '../../charts/chart/useAxisSides'
import { useChartSeries } from '../../charts/chart/useChartSeries'
import { compact } from '../../demo/englishNumbers'

const steps = ['Visit', 'Register', 'Deposit', 'Return']

const series = [{ id: 'people', label: 'People', data: [20880, 2630, 1200, 940] }]

export function Conversion() {
  const { shown } = useChartSeries(series)
  const { across, upright, margin } = useAxisSides()
  return (
    <ChartFrame
      label="How far visitors come"
      summary="Of 20,880 visitors 2,630 register and 1,200 deposit; 940 come back within a week."
      figures={seriesFigures('Step', steps, series)}
      height={220}
    >
      <BarChart
        series={shown}
        xAxis={[{ ...across, scaleType: 'band', data: steps }]}
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

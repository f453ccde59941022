import { ChartFrame } from '../chart/ChartFrame'
import { sliceFigures } from '../chart/chartTable'
import { PieChart } from '../chart/lazyCharts'
import { useChartSeries } from '../chart/useChartSeries'

const devices = [
  { id: 'android', label: 'Android 58%', value: 5800 },
  { id: 'iphone', label: 'iPhone 27%', value: 2700 },
  { id: 'desktop', label: 'Computer 11%', value: 1100 },
  { id: 'tablet', label: 'Tablet 4%', value: 400 },
]

export function Pie() {
  const { shown, legend } = useChartSeries(devices)
  return (
    <ChartFrame
      label="Logins by device"
      summary="More than four in five logins come from a phone, most of them Android."
      figures={sliceFigures('Device', 'Logins', devices)}
      height={240}
      legend={legend}
    >
      <PieChart
        series={[{ data: shown, outerRadius: 110, paddingAngle: 1 }]}
        height={240}
        hideLegend
        disableKeyboardNavigation
      />
    </ChartFrame>
  )
}

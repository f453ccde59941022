import Box from '@mui/material/Box'
import { ChartFrame } from '../../charts/chart/ChartFrame'
import { sliceFigures } from '../../charts/chart/chartTable'
import { PieChart } from '../../charts/chart/lazyCharts'
import { useChartSeries } from '../../charts/chart/useChartSeries'

const states = [
  { id: 'done', label: 'Done', value: 42 },
  { id: 'open', label: 'Open', value: 17 },
  { id: 'late', label: 'Late', value: 5 },
]

export function TasksDone() {
  const { shown, legend } = useChartSeries(states)
  return (
    <ChartFrame
      label="Tasks of this month"
      summary="42 of 64 tasks are done, 5 are late."
      figures={sliceFigures('State', 'Tasks', states)}
      height={220}
      legend={legend}
    >
      <Box sx={{ display: 'grid', justifyContent: 'center' }}>
        <PieChart
          series={[{ data: shown, innerRadius: 60, paddingAngle: 2, cornerRadius: 4 }]}
          width={220}
          height={220}
          hideLegend
          disableKeyboardNavigation
        />
      </Box>
    </ChartFrame>
  )
}

import Box from '@mui/material/Box'
import { withBaht } from '../../demo/englishNumbers'
import { ChartFrame } from '../chart/ChartFrame'
import { sliceFigures } from '../chart/chartTable'
import { PieChart } from '../chart/lazyCharts'
import { useChartSeries } from '../chart/useChartSeries'

const stakes = [
  { id: 'slots', label: 'Slots', value: 640_000 },
  { id: 'fish', label: 'Fishing', value: 285_000 },
  { id: 'cards', label: 'Card games', value: 190_000 },
  { id: 'sport', label: 'Sports', value: 135_000 },
]

export function Donut() {
  const { shown, legend } = useChartSeries(stakes)
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  return (
    <ChartFrame
      label="Stakes of the week by game group"
      summary="Slots make up half of the week’s stakes of 1,250,000 baht."
      figures={sliceFigures('Game group', 'Baht', stakes)}
      height={240}
      legend={legend}
    >
      <Box sx={{ position: 'relative' }}>
        <PieChart
          series={[
            {
              data: shown,
              innerRadius: 76,
              outerRadius: 110,
              paddingAngle: 2,
              cornerRadius: 4,
              valueFormatter: ({ value }) => withBaht(value),
            },
          ]}
          height={240}
          hideLegend
          disableKeyboardNavigation
        />
        {/* If nothing is visible, the chart shows its message in the centre. */}
        {shown.length > 0 && (
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeContent: 'center',
              textAlign: 'center',
              pointerEvents: 'none',
              // Like all text in the drawing: larger text would overlap the ring.
              fontSize: '16px',
            }}
          >
            <span>Shown</span>
            <Box component="bdi" sx={{ typography: 'h3', fontSize: '20px' }}>
              {withBaht(total)}
            </Box>
          </Box>
        )}
      </Box>
    </ChartFrame>
  )
}

import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { textSized } from '#ui/appearance/sizes'
import { ChartFrame } from '../../charts/chart/ChartFrame'
import { Gauge } from '../../charts/chart/lazyCharts'

const percent = 87

export function Satisfaction() {
  // Fills from the start side.
  const end = useTheme().direction === 'rtl' ? -110 : 110
  return (
    <ChartFrame
      label="Members who were content with the chat"
      summary="87 percent of the members who answered were content, two more than in October."
      figures={{
        head: ['Month', 'Content, percent'],
        rows: [
          ['October', 85],
          ['November', percent],
        ],
      }}
      height={220}
    >
      <Box sx={{ display: 'grid', justifyContent: 'center' }}>
        <Gauge
          value={percent}
          width={220}
          height={220}
          startAngle={-end}
          endAngle={end}
          innerRadius="75%"
          cornerRadius="50%"
          text={({ value }) => `${value}%`}
          sx={{ '& text': { fontSize: textSized(32), fontWeight: 'bold' } }}
        />
      </Box>
    </ChartFrame>
  )
}

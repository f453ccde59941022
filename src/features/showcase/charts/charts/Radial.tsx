import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { textSized } from '#ui/appearance/sizes'
import { ChartFrame } from '../chart/ChartFrame'
import { Gauge } from '../chart/lazyCharts'

const goals = [
  { name: 'Deposits answered in 2 minutes', short: 'Deposits', percent: 92 },
  { name: 'Withdrawals paid in 10 minutes', short: 'Withdrawals', percent: 78 },
  { name: 'Chats answered in 1 minute', short: 'Chats', percent: 64 },
]

export function Radial() {
  // Fills from the start side.
  const end = useTheme().direction === 'rtl' ? -110 : 110
  return (
    <ChartFrame
      label="Service goals of November"
      summary="Deposits are at 92 percent of their goal, withdrawals at 78, chats at 64."
      figures={{
        head: ['Goal', 'Reached, percent'],
        rows: goals.map(({ name, percent }) => [name, percent]),
      }}
      height={170}
    >
      <Box
        // Three in a row as long as their names fit.
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))',
        }}
      >
        {goals.map(({ short, percent }) => (
          <Box key={short} sx={{ textAlign: 'center' }}>
            <Gauge
              value={percent}
              height={140}
              startAngle={-end}
              endAngle={end}
              innerRadius="72%"
              cornerRadius="50%"
              margin={4}
              text={({ value }) => `${value}%`}
              sx={{ '& text': { fontSize: textSized(18), fontWeight: 'bold' } }}
            />
            {short}
          </Box>
        ))}
      </Box>
    </ChartFrame>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'

const placements = ['top', 'bottom', 'left', 'right', 'top-start', 'bottom-end'] as const

export function Placements() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          title={`Stands at ${placement}`}
          placement={placement}
          arrow
          describeChild
        >
          <Button variant="outlined">{placement}</Button>
        </Tooltip>
      ))}
    </Box>
  )
}

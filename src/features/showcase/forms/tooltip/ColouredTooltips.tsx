import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'

const colours = ['primary', 'success', 'warning', 'error'] as const

export function ColouredTooltips() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {colours.map((colour) => (
        <Tooltip
          key={colour}
          title={`In the tone “${colour}”`}
          describeChild
          slotProps={{
            tooltip: { sx: { color: `${colour}.contrastText`, bgcolor: `${colour}.main` } },
          }}
        >
          <Button color={colour}>{colour}</Button>
        </Tooltip>
      ))}
    </Box>
  )
}

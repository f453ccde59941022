import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'

/** A delay spares those who only pass by; on touch a long press opens it. */
export function Delays() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Tooltip title="At once" enterDelay={0} describeChild>
        <Button variant="outlined">No delay</Button>
      </Tooltip>
      <Tooltip title="After half a second" enterDelay={500} leaveDelay={200} describeChild>
        <Button variant="outlined">500 ms</Button>
      </Tooltip>
      <Tooltip title="On a press as well" enterTouchDelay={0} leaveTouchDelay={4_000} describeChild>
        <Button variant="outlined">On touch at once</Button>
      </Tooltip>
    </Box>
  )
}

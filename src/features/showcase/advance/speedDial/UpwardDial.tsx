import Box from '@mui/material/Box'
import SpeedDial from '@mui/material/SpeedDial'
import SpeedDialAction from '@mui/material/SpeedDialAction'
import SpeedDialIcon from '@mui/material/SpeedDialIcon'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { actions } from './actions'

/** Opens under the pointer, under the focus, and on a press. */
export function UpwardDial() {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('Nothing chosen yet.')
  return (
    <Box sx={{ position: 'relative', minHeight: 260 }}>
      <Typography component="output">{chosen}</Typography>
      <SpeedDial
        ariaLabel="Actions, upwards"
        direction="up"
        icon={<SpeedDialIcon />}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => {
              setChosen(name)
              setOpen(false)
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  )
}

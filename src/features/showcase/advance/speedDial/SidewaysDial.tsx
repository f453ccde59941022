import Box from '@mui/material/Box'
import SpeedDial from '@mui/material/SpeedDial'
import SpeedDialAction from '@mui/material/SpeedDialAction'
import SpeedDialIcon from '@mui/material/SpeedDialIcon'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { actions } from './actions'

/** Along the line, where there is room below nothing. */
export function SidewaysDial() {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('Nothing chosen yet.')
  return (
    <Box sx={{ position: 'relative', minHeight: 120 }}>
      <Typography component="output">{chosen}</Typography>
      <SpeedDial
        ariaLabel="Actions, sideways"
        direction="right"
        icon={<SpeedDialIcon />}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 0, insetInlineStart: 0 }}
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

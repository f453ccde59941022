import Box from '@mui/material/Box'
import SpeedDial from '@mui/material/SpeedDial'
import SpeedDialAction from '@mui/material/SpeedDialAction'
import SpeedDialIcon from '@mui/material/SpeedDialIcon'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { actions } from './actions'

/** Only a press opens it: it does not jump at those who pass by. */
export function PressedDial() {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('Nothing chosen yet.')
  return (
    <Box sx={{ position: 'relative', minHeight: 260 }}>
      <Typography component="output">{chosen}</Typography>
      <SpeedDial
        ariaLabel="Actions, on a press"
        direction="up"
        icon={<SpeedDialIcon />}
        open={isOpen}
        onOpen={(_, reason) => reason === 'toggle' && setOpen(true)}
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

import Backdrop from '@mui/material/Backdrop'
import Box from '@mui/material/Box'
import SpeedDial from '@mui/material/SpeedDial'
import SpeedDialAction from '@mui/material/SpeedDialAction'
import SpeedDialIcon from '@mui/material/SpeedDialIcon'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { actions } from './actions'

/** The names stand beside the icons, which touch has no other way to learn. */
export function LabelledDial() {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('Nothing chosen yet.')
  return (
    <Box sx={{ position: 'relative', minHeight: 260 }}>
      <Typography component="output">{chosen}</Typography>
      <Backdrop open={isOpen} sx={{ position: 'absolute', borderRadius: 1 }} />
      <SpeedDial
        ariaLabel="Actions, with their names"
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
            slotProps={{ tooltip: { title: name, open: isOpen } }}
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

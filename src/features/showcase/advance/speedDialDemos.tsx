import Backdrop from '@mui/material/Backdrop'
import Box from '@mui/material/Box'
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial'
import SpeedDialAction from '@mui/material/SpeedDialAction'
import SpeedDialIcon from '@mui/material/SpeedDialIcon'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { PlusIcon } from '#ui/icons/actions'
import { ChatIcon, GiftIcon } from '#ui/icons/menu'

const actions = [
  { name: 'New deposit', icon: <PlusIcon /> },
  { name: 'Use a code', icon: <GiftIcon /> },
  { name: 'Ask the admin', icon: <ChatIcon /> },
]

interface ActionDialProps {
  label: string
  direction?: NonNullable<SpeedDialProps['direction']>
  /** Only a press opens it, neither the pointer nor the focus. */
  onPressOnly?: boolean
  /** The names stand beside the icons, above a backdrop. */
  showsNames?: boolean
}

/** Three actions behind one button; what was chosen is said. */
function ActionDial(props: ActionDialProps) {
  const { label, direction = 'up', onPressOnly = false, showsNames = false } = props
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('Nothing chosen yet.')
  const side = direction === 'right' ? { insetInlineStart: 0 } : { insetInlineEnd: 0 }

  function choose(name: string): void {
    setChosen(name)
    setOpen(false)
    // What was pressed folds away. The library opens by the focus only what is closed when it comes.
    opener.current?.focus()
  }

  return (
    <Box sx={{ position: 'relative', minHeight: direction === 'up' ? 260 : 120 }}>
      <Typography component="output">{chosen}</Typography>
      {showsNames && <Backdrop open={isOpen} sx={{ position: 'absolute', borderRadius: 1 }} />}
      <SpeedDial
        ariaLabel={label}
        direction={direction}
        icon={<SpeedDialIcon />}
        FabProps={{ ref: opener }}
        open={isOpen}
        onOpen={(_, reason) => setOpen(!onPressOnly || reason === 'toggle')}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 0, ...side }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{
              tooltip: { title: name, ...(showsNames && { open: isOpen }) },
              // Each in one line: in several they would lie over each other.
              staticTooltipLabel: { sx: { width: 'max-content' } },
            }}
            onClick={() => choose(name)}
          />
        ))}
      </SpeedDial>
    </Box>
  )
}

/** Opens under the pointer, under the focus, and on a press. */
export function UpwardDial() {
  return <ActionDial label="Actions, upwards" />
}

/** Along the line, where there is no room above. */
export function SidewaysDial() {
  return <ActionDial label="Actions, sideways" direction="right" />
}

/** It does not jump at those who pass by. */
export function PressedDial() {
  return <ActionDial label="Actions, on a press" onPressOnly />
}

/** For touch, which has no other way to learn what the icons mean. */
export function LabelledDial() {
  return <ActionDial label="Actions, with their names" showsNames />
}

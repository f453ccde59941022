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
  /** Opens on press only, not on hover or focus. */
  onPressOnly?: boolean
  /** Shows labels beside the icons, above a backdrop. */
  showsNames?: boolean
}

/** Three actions behind one button; the chosen action is announced. */
function ActionDial(props: ActionDialProps) {
  const { label, direction = 'up', onPressOnly = false, showsNames = false } = props
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('Nothing chosen yet.')
  const side = direction === 'right' ? { insetInlineStart: 0 } : { insetInlineEnd: 0 }

  function choose(name: string): void {
    setChosen(name)
    setOpen(false)
    // The pressed action disappears. The library does not reopen on focus, because it was open until now.
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
              // On one line each: wrapped labels would overlap.
              staticTooltipLabel: { sx: { width: 'max-content' } },
            }}
            onClick={() => choose(name)}
          />
        ))}
      </SpeedDial>
    </Box>
  )
}

/** Opens on hover, on focus, and on press. */
export function UpwardDial() {
  return <ActionDial label="Actions, upwards" />
}

/** Opens sideways, if there is no space above. */
export function SidewaysDial() {
  return <ActionDial label="Actions, sideways" direction="right" />
}

/** Does not open for users who only pass over it. */
export function PressedDial() {
  return <ActionDial label="Actions, on a press" onPressOnly />
}

/** For touch devices, where nothing else explains the icons. */
export function LabelledDial() {
  return <ActionDial label="Actions, with their names" showsNames />
}

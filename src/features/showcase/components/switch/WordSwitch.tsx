import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'

/** A look of its own on a plain button: the state is written on it, and read as “switch, on”. */
export function WordSwitch() {
  const id = useId()
  const [isOn, setOn] = useState(false)
  return (
    <Row>
      <span id={id}>Quiet hours</span>
      <Pill
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        onClick={() => setOn(!isOn)}
      >
        {isOn ? 'On' : 'Off'}
      </Pill>
    </Row>
  )
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 16 })

const Pill = styled('button')(({ theme }) => ({
  minWidth: 72,
  minHeight: 44,
  border: `2px solid ${theme.palette.primary.main}`,
  borderRadius: 22,
  font: 'inherit',
  fontWeight: 600,
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[aria-checked="true"]': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
}))

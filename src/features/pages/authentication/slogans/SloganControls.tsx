import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ChevronIcon, PauseIcon, PlayIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { toolStyle } from '../../layout/tool'

interface SloganControlsProps {
  count: number
  shown: number
  isRotating: boolean
  step: (by: 1 | -1) => void
  toggle: () => void
}

export function SloganControls({ count, shown, isRotating, step, toggle }: SloganControlsProps) {
  const text = useText()
  return (
    <Row>
      <Control label={text('pages.slogans.previous')} onPress={() => step(-1)}>
        <ChevronIcon towards="start" size={20} />
      </Control>
      <Control
        label={text(isRotating ? 'pages.slogans.pause' : 'pages.slogans.play')}
        onPress={toggle}
      >
        {isRotating ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </Control>
      <Control label={text('pages.slogans.next')} onPress={() => step(1)}>
        <ChevronIcon towards="end" size={20} />
      </Control>
      <Position>{text('pages.slogans.position', { number: shown + 1, count })}</Position>
    </Row>
  )
}

interface ControlProps {
  label: string
  onPress: () => void
  children: ReactNode
}

function Control({ label, onPress, children }: ControlProps) {
  return (
    <Tool type="button" aria-label={label} onClick={onPress}>
      {children}
    </Tool>
  )
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  marginTop: 8,
})

const Tool = styled('button')(({ theme }) => toolStyle(theme))

const Position = styled('span')(({ theme }) => ({
  marginInlineStart: 8,
  color: theme.palette.text.secondary,
}))

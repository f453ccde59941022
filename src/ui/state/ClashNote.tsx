import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { cut } from '#lib/text/graphemes'
import { DataText } from '../display/DataText'
import { useText } from '../intl/useText'
import { Note } from './Note'

interface ClashNoteProps {
  /** What another window had saved in the field above: text, or what shows it. Undefined for nothing. */
  value: ReactNode
  /** Puts it into the field. The pressed button goes: the focus is the field's then. */
  onTake: () => void
}

/** Says that a field takes away what another window saved of it meanwhile, and offers that instead. */
export function ClashNote({ value, onTake }: ClashNoteProps) {
  const text = useText()
  if (value === undefined) return null
  return (
    <Note tone="warning">
      {text('demo.clash')}
      <Value>
        {typeof value === 'string' ? <DataText>{cut(value, mostShown) || '–'}</DataText> : value}
      </Value>
      <Button size="small" onClick={onTake}>
        {text('demo.clash.take')}
      </Button>
    </Note>
  )
}

/** The beginning says which text it is. In characters, more than fit into the lines. */
const mostShown = 600

const Value = styled('div')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  whiteSpace: 'pre-wrap',
})

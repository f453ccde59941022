import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { cut } from '#lib/text/graphemes'
import { DataText } from '../display/DataText'
import { useText } from '../intl/useText'
import { Note } from './Note'

interface ConflictNoteProps {
  /**
   * The value that another window has saved for the field above: text, or an element that shows it. Undefined
   * if there is none.
   */
  value: ReactNode
  /** Puts the value into the field. The pressed button is removed, so the field should take the focus. */
  onTake: () => void
}

/**
 * Warns that saving the field would overwrite a value that another window saved in the meantime, and offers
 * that value.
 */
export function ConflictNote({ value, onTake }: ConflictNoteProps) {
  const text = useText()
  if (value === undefined) return null
  return (
    <Note tone="warning">
      {text('demo.conflict')}
      <Value>
        {typeof value === 'string' ? <DataText>{cut(value, mostShown) || '–'}</DataText> : value}
      </Value>
      <Button size="small" onClick={onTake}>
        {text('demo.conflict.take')}
      </Button>
    </Note>
  )
}

/** Limit in characters, more than fit into the lines. The beginning is enough to recognise the text. */
const mostShown = 600

const Value = styled('div')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  whiteSpace: 'pre-wrap',
})

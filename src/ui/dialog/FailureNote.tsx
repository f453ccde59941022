import { styled } from '@mui/material/styles'
import { Note } from '../state/Note'

/** Why a dialog's button did nothing: between its content and its buttons, in sight however far it was scrolled. */
export function FailureNote({ children }: { children: string | null }) {
  if (children === null) return null
  return (
    <Place>
      <Note tone="error">{children}</Note>
    </Place>
  )
}

const Place = styled('div')({ padding: '0 24px' })

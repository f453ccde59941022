import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface FormNoteProps {
  children: ReactNode
}

/** Something to know before filling in the form; nothing went wrong. */
export function FormNote({ children }: FormNoteProps) {
  return <Note>{children}</Note>
}

const Note = styled('output')(({ theme }) => ({
  display: 'block',
  margin: '0 0 12px',
  padding: '10px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.primary.readable}`,
}))

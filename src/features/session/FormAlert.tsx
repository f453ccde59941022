import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { AlertIcon } from '#ui/icons/entry'

interface FormAlertProps {
  /** Null keeps an empty element, because screen readers announce changes inside it. */
  children: ReactNode
}

/** Error of the form as a whole, announced immediately. */
export function FormAlert({ children }: FormAlertProps) {
  return (
    <div role="alert">
      {children && (
        <Box>
          <AlertIcon size={20} />
          <div>{children}</div>
        </Box>
      )}
    </div>
  )
}

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: '0 0 12px',
  padding: '10px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.error.readable}`,
  color: theme.palette.error.readable,
  '& > svg': { flexShrink: 0, marginTop: 2 },
  '& p': { margin: 0 },
}))

interface FormNoteProps {
  children: ReactNode
}

/** Information before filling in the form; not an error. */
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

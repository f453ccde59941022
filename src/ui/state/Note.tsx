import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { mixColors } from '#lib/contrast'
import { CheckIcon } from '../icons/controls'
import { AlertIcon } from '../icons/entrance'

interface NoteProps {
  tone: 'success' | 'warning' | 'error' | 'info'
  children: ReactNode
}

/** A sentence that stands out within a page: how something went, or what holds now. */
export function Note({ tone, children }: NoteProps) {
  return (
    <Box tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {tone === 'success' ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
      <div>{children}</div>
    </Box>
  )
}

const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: NoteProps['tone']
}>(({ theme, tone }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: '8px 0',
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette[tone].main}`,
  backgroundColor: mixColors(theme.palette.background.paper, theme.palette[tone].main, 0.08),
  '& svg': { flexShrink: 0, marginTop: 2 },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
}))

import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { mixColors } from '#lib/contrast'

type Tone = 'error' | 'info' | 'warning'

interface NoticeProps {
  tone: Tone
  icon: ReactNode
  children: ReactNode
  /** What the person can do about it. */
  action?: ReactNode
}

/** A sentence about the whole form. An error interrupts a screen reader, the others wait for their turn. */
export function Notice({ tone, icon, children, action }: NoticeProps) {
  return (
    <Frame tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {icon}
      <Words>{children}</Words>
      {action}
    </Frame>
  )
}

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    margin: '0 0 16px',
    padding: '12px 16px',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette[tone].main}`,
    backgroundColor: mixColors(theme.palette.background.paper, theme.palette[tone].main, 0.08),
    '& > svg': { flexShrink: 0, color: theme.palette[tone].readable },
  }),
)

const Words = styled('span')({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' })

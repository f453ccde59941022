import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface CodeProps {
  /** Name of the region, if the page has several. */
  label?: string
  /** The code, optionally with search matches marked. */
  children: ReactNode
}

/** Code block: left to right in every language, with its own scrolling. */
export function Code({ label, children }: CodeProps) {
  return (
    // Scrollable content must be reachable by keyboard.
    <Text
      dir="ltr"
      lang="en"
      tabIndex={0}
      {...(label !== undefined && { role: 'region', 'aria-label': label })}
    >
      {children}
    </Text>
  )
}

const Text = styled('pre')(({ theme }) => ({
  width: '100%',
  maxHeight: 320,
  margin: 0,
  padding: 12,
  overflow: 'auto',
  // Overrides the inherited alignment: on a right-to-left page the indents would be on the wrong side.
  textAlign: 'start',
  fontSize: '0.8125rem',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
}))

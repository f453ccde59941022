import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface CodeProps {
  /** Names it as a region of its own, where the page has several. */
  label?: string
  /** Its text, or that with what was found marked in it. */
  children: ReactNode
}

/** Written for machines: from left to right in every language, and scrolled by itself. */
export function Code({ label, children }: CodeProps) {
  return (
    // What scrolls has to be reached by the keys.
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
  // Not what is inherited: on a page from right to left its indents would stand at the wrong end.
  textAlign: 'start',
  fontSize: '0.8125rem',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
}))

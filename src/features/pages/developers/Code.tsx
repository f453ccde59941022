import { styled } from '@mui/material/styles'

/** Written for machines: from left to right in every language, and scrolled by itself. */
export function Code({ children }: { children: string }) {
  return (
    // A region that scrolls has to be reached by the keys.
    <Text dir="ltr" lang="en" tabIndex={0}>
      {children}
    </Text>
  )
}

const Text = styled('pre')(({ theme }) => ({
  width: '100%',
  maxHeight: 360,
  margin: 0,
  padding: 12,
  overflow: 'auto',
  fontSize: '0.8125rem',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
}))

import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface SceneProps {
  art: ReactNode
  children: ReactNode
}

/** Text with a drawing beside or above it. */
export function Scene({ art, children }: SceneProps) {
  return (
    <Grid>
      <div>{art}</div>
      <div>{children}</div>
    </Grid>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'center',
  '& > div:first-of-type': { maxWidth: 420, width: '100%', justifySelf: 'center' },
  '& h1': { textWrap: 'balance' },
  '& p': { maxWidth: '60ch' },
  // With the drawing above, the text is centred too.
  [theme.breakpoints.down('md')]: { maxWidth: 560, marginInline: 'auto' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 48,
    '& > div:first-of-type': { order: 1 },
  },
}))

/** Buttons and links, in one line if they fit. */
export const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 24,
  // Buttons have the same size as links beside them.
  '&& > *': { minHeight: 48, padding: '10px 24px', fontSize: '1rem' },
})

import { styled } from '@mui/material/styles'
import { restOfScreen } from '../../layout/frameSizes'
import type { LayoutProps } from '../topic'
import { Benefits } from './Benefits'
import { Column } from './Column'

/** Variant 2: a coloured panel at the start says what the form is good for; below the form on phones. */
export function PanelLayout({ topic, children }: LayoutProps) {
  return (
    <Split data-bleed>
      <Column>{children}</Column>
      <Benefits topic={topic} />
    </Split>
  )
}

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Below the form the panel reaches to the end of the screen.
  gridTemplateRows: 'auto 1fr',
  minHeight: restOfScreen,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(320px, 2fr) 3fr',
    gridTemplateRows: '1fr',
    // The panel has nothing to press: it may be seen first and read last.
    '& > :last-child': { order: -1 },
  },
}))

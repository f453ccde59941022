import { styled } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'
import { elevations } from '#ui/appearance/elevation'
import { LobbyArt } from '../art/LobbyArt'
import { LockArt } from '../art/LockArt'
import { restOfScreen } from '../layout/frameSizes'
import type { LayoutProps } from './authentication'
import { Benefits } from './layouts/Benefits'
import { Slogans } from './slogans/Slogans'

/** Variant 3: a card centred on a tinted background. */
export function CardLayout({ children }: Pick<LayoutProps, 'children'>) {
  return (
    <Ground data-bleed>
      <Card>{children}</Card>
    </Ground>
  )
}

const Ground = styled('div')(({ theme }) => {
  const { background, primary, secondary } = theme.palette
  const tint = (color: string, share: number) => mixColors(background.default, color, share)
  return {
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'center',
    minHeight: restOfScreen,
    boxSizing: 'border-box',
    padding: '24px var(--edge) 40px',
    background: `radial-gradient(circle at 12% 18%, ${tint(primary.main, 0.4)} 0 14%, transparent 14.2%), radial-gradient(circle at 88% 84%, ${tint(secondary.main, 0.3)} 0 20%, transparent 20.2%), ${tint(primary.main, 0.14)}`,
  }
})

const Card = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 460,
  padding: 20,
  [theme.breakpoints.up('sm')]: { padding: 32 },
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[elevations.floating],
}))

/** Variant 2: a coloured panel with the benefits at the start side; below the form on phones. */
export function PanelLayout({ topic, children }: LayoutProps) {
  return (
    <PanelSplit data-bleed>
      <Column>{children}</Column>
      <Benefits topic={topic} />
    </PanelSplit>
  )
}

const PanelSplit = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Below the form, the panel fills the rest of the screen.
  gridTemplateRows: 'auto 1fr',
  minHeight: restOfScreen,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(320px, 2fr) 3fr',
    gridTemplateRows: '1fr',
    // The panel has no controls, so it may be visually first and read last.
    '& > :last-child': { order: -1 },
  },
}))

/** Variant 1: the form beside a picture with slogans; on phones these follow it. */
export function PictureLayout({ topic, children }: LayoutProps) {
  return (
    <PictureSplit data-bleed>
      <Column>{children}</Column>
      <Side>
        <Picture>{topic === 'join' ? <LobbyArt /> : <LockArt />}</Picture>
        <Slogans topic={topic} />
      </Side>
    </PictureSplit>
  )
}

const PictureSplit = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    minHeight: restOfScreen,
  },
}))

const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: '32px var(--edge)',
  backgroundColor: theme.palette.background.default,
}))

const Picture = styled('div')({ width: '100%', maxWidth: 480 })

/** Column of the form, centred in its half. */
const Column = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 460,
  margin: 'auto',
  padding: '32px var(--edge)',
})

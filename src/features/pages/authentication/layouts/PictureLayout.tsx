import { styled } from '@mui/material/styles'
import { LobbyArt } from '../../art/LobbyArt'
import { LockArt } from '../../art/LockArt'
import { restOfScreen } from '../../layout/frameSizes'
import { Slogans } from '../slogans/Slogans'
import type { LayoutProps } from '../topic'
import { Column } from './Column'

/** Variant 1: the form beside a picture with slogans, which follow it on phones. */
export function PictureLayout({ topic, children }: LayoutProps) {
  return (
    <Split data-bleed>
      <Column>{children}</Column>
      <Side>
        <Picture>{topic === 'join' ? <LobbyArt /> : <LockArt />}</Picture>
        <Slogans topic={topic} />
      </Side>
    </Split>
  )
}

const Split = styled('div')(({ theme }) => ({
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

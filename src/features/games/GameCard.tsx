import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { GameProvider } from '#contract/games/games'
import { StatusChip } from '#ui/display/StatusChip'
import { BusyButton } from '#ui/form/BusyButton'
import { GamepadIcon } from '#ui/icons/menu'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { gameCardHeight } from './sizes'
import type { Launch } from './useLaunch'

interface Props {
  game: GameProvider
  launch: Launch
}

const tones = { online: 'success', maintenance: 'warning', off: 'neutral' } as const

/** One provider: whether it is open, in words, and the way in. */
export function GameCard({ game, launch }: Props) {
  const text = useText()
  const format = useFormat()
  const { providerName, status, maintenanceUntil } = game
  return (
    <Card>
      <GamePicture game={game} />
      <Name>{providerName}</Name>
      <span>
        <StatusChip label={text(`games.status.${status}`)} tone={tones[status]} />
      </span>
      {status === 'maintenance' && maintenanceUntil !== null && (
        <Until>{text('games.until', { time: format.dateTime(maintenanceUntil) })}</Until>
      )}
      <PlayButton
        variant="contained"
        disabled={status !== 'online' || launch.isBlocked}
        busy={launch.opening === game.providerCode}
        aria-label={text('games.playName', { name: providerName })}
        onClick={() => launch.open(game.providerCode)}
      >
        {text('games.play')}
      </PlayButton>
    </Card>
  )
}

const Card = styled('li')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minHeight: gameCardHeight,
  padding: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}))

const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
  overflowWrap: 'anywhere',
}))

const Until = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const PlayButton = styled(BusyButton)({ marginTop: 'auto', minHeight: 44 })

/** The provider's picture, or a sign in its place. The name stands below, so it says nothing itself. */
function GamePicture({ game: { imageUrl } }: { game: GameProvider }) {
  const [failed, setFailed] = useState(false)
  return (
    <Place>
      {imageUrl === null || failed ? (
        <GamepadIcon size={40} />
      ) : (
        <img src={imageUrl} alt="" loading="lazy" onError={() => setFailed(true)} />
      )}
    </Place>
  )
}

const Place = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 88,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.action.hover,
  overflow: 'hidden',
  img: { width: '100%', height: '100%', objectFit: 'cover' },
}))

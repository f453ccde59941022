import { styled, type Theme } from '@mui/material/styles'
import type { GameProvider } from '#contract/games/games'
import { cardGround } from '#ui/appearance/grounds'
import { DataText } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import { BusyButton } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { FavouriteButton } from './FavouriteButton'
import { GamePicture } from './GamePicture'
import type { Launch } from './useLaunch'

/** A grid of equal cards: two per row on a phone, one with large text, otherwise as many as fit. */
export function gameGrid(theme: Theme) {
  return {
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap', '& > *': { width: 188 } },
  } as const
}

/** Minimum height of a card, in pixels. */
const gameCardHeight = 240

interface Props {
  userId: string
  game: GameProvider
  isFavourite: boolean
  launch: Launch
}

const tones = { maintenance: 'warning', off: 'neutral' } as const

/** One provider: the button to open it, and its status in words if it is closed. */
export function GameCard({ userId, game, isFavourite, launch }: Props) {
  const text = useText()
  const format = useFormat()
  const { providerName, status, maintenanceUntil } = game
  return (
    <Card>
      <GamePicture game={game} />
      <Facts>
        <Name>
          <DataText>{providerName}</DataText>
        </Name>
        {status !== 'online' && (
          <span>
            <StatusChip label={text(`games.status.${status}`)} tone={tones[status]} />
          </span>
        )}
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
      </Facts>
      <FavouriteButton userId={userId} game={game} isFavourite={isFavourite} />
    </Card>
  )
}

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minHeight: gameCardHeight,
  overflow: 'hidden',
  ...cardGround(theme),
}))

const Facts = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '10px 12px 12px',
})

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

import { styled } from '@mui/material/styles'
import type { GameProvider } from '#contract/games/games'
import { DataText } from '#ui/display/DataText'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { GamePicture } from '../GamePicture'
import type { Launch } from '../useLaunch'

interface Props {
  /** Most recent first. */
  games: readonly GameProvider[]
  launch: Launch
}

const shown = 4

/** The games last opened on this device, each one tap away. */
export function RecentGames({ games, launch }: Props) {
  const text = useText()
  return (
    <section aria-labelledby="games-recent">
      <Title id="games-recent">{text('games.goOn')}</Title>
      <List>
        {games.slice(0, shown).map((game) => (
          <li key={game.providerCode}>
            <Way
              variant="outlined"
              color="inherit"
              disabled={game.status !== 'online' || launch.isBlocked}
              busy={launch.opening === game.providerCode}
              aria-label={text('games.goOnName', { name: game.providerName })}
              onClick={() => launch.open(game.providerCode)}
            >
              <Thumb>
                <GamePicture game={game} />
              </Thumb>
              <DataText>{game.providerName}</DataText>
            </Way>
          </li>
        ))}
      </List>
    </section>
  )
}

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: '16px 0 8px' }))

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 320px))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Way = styled(BusyButton)(({ theme }) => ({
  width: '100%',
  minHeight: 64,
  justifyContent: 'flex-start',
  gap: 12,
  padding: 8,
  textAlign: 'start',
  borderColor: theme.palette.divider,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
}))

const Thumb = styled('span')({ flexShrink: 0, width: 80 })

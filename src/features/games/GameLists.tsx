import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import { useGameProvidersQuery } from '#api/games/games'
import { GamepadIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { EmptyState } from '#ui/state/Note'
import { gameCardHeight, gameGrid } from './GameCard'
import { LaunchNotes } from './LaunchNotes'
import { Lobby } from './lobby/Lobby'
import { useLaunch } from './useLaunch'

/** The operator's games, and the result of opening one. */
export function GameLists({ userId }: { userId: string }) {
  const text = useText()
  const launch = useLaunch(userId)
  const providers = loadState(useGameProvidersQuery())
  return (
    <>
      <LaunchNotes launch={launch} />
      <LoadArea state={providers} skeleton={<GamesSkeleton />}>
        {(games) =>
          games.length === 0 ? (
            <EmptyState icon={<GamepadIcon size={32} />} message={text('games.none')} />
          ) : (
            <Lobby userId={userId} games={games} launch={launch} />
          )
        }
      </LoadArea>
    </>
  )
}

/** Placeholder for the controls and the grid. */
function GamesSkeleton() {
  return (
    <>
      <SkeletonBlock height={104} />
      <SkeletonGrid>
        {[1, 2, 3, 4].map((place) => (
          <SkeletonBlock key={place} height={gameCardHeight} />
        ))}
      </SkeletonGrid>
    </>
  )
}

const SkeletonGrid = styled('div')(({ theme }) => ({ ...gameGrid(theme), marginTop: 48 }))

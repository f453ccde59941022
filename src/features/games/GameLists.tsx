import { loadState } from '#api/cache/loadState'
import { useGameProvidersQuery } from '#api/games/games'
import { GamepadIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { EmptyState } from '#ui/state/Note'
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
      <LoadArea state={providers}>
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

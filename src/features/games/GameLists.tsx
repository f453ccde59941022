import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import { useGameProvidersQuery } from '#api/money/games'
import { gameCategories } from '#contract/games/games'
import { GamepadIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { EmptyState } from '#ui/state/EmptyState'
import { SkeletonBlock } from '#ui/state/SkeletonBlock'
import { GameCard } from './GameCard'
import { LaunchNotes } from './LaunchNotes'
import { gameCardHeight, gameGrid } from './sizes'
import { useLaunch } from './useLaunch'

/** Every provider by its category, in the operator's order. */
export function GameLists({ userId }: { userId: string }) {
  const text = useText()
  const launch = useLaunch(userId)
  const providers = loadState(useGameProvidersQuery())
  return (
    <>
      <LaunchNotes launch={launch} />
      <LoadArea state={providers} skeleton={<GamesSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={<GamepadIcon size={32} />} message={text('games.none')} />
          ) : (
            gameCategories
              .map((category) => ({
                category,
                games: all
                  .filter((game) => game.category === category)
                  .toSorted((one, other) => one.sort - other.sort),
              }))
              .filter(({ games }) => games.length > 0)
              .map(({ category, games }) => (
                <section key={category} aria-labelledby={`games-${category}`}>
                  <Title id={`games-${category}`}>{text(`games.category.${category}`)}</Title>
                  <Grid>
                    {games.map((game) => (
                      <GameCard key={game.providerCode} game={game} launch={launch} />
                    ))}
                  </Grid>
                </section>
              ))
          )
        }
      </LoadArea>
    </>
  )
}

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: '16px 0 8px' }))

const Grid = styled('ul')({ ...gameGrid, listStyle: 'none', margin: 0, padding: 0 })

/** The grid before it comes. */
function GamesSkeleton() {
  return (
    <SkeletonGrid>
      {[1, 2, 3, 4].map((place) => (
        <SkeletonBlock key={place} height={gameCardHeight} />
      ))}
    </SkeletonGrid>
  )
}

const SkeletonGrid = styled('div')({ ...gameGrid, marginTop: 48 })

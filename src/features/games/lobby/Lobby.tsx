import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type GameProvider, gameCategories } from '#contract/games/games'
import { SearchIcon } from '#ui/icons/menu'
import { useLocale, useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/Note'
import { GameCard, gameGrid } from '../GameCard'
import { useOwnGames } from '../ownGames'
import type { Launch } from '../useLaunch'
import { labels } from './CategoryChoice'
import { findGames, lastPlayed } from './findGames'
import { LobbyControls } from './LobbyControls'
import { RecentGames } from './RecentGames'
import { useGameFilter } from './useGameFilter'

interface Props {
  userId: string
  games: readonly GameProvider[]
  launch: Launch
}

/** All games by category with recent ones first, or the search results. */
export function Lobby({ userId, games, launch }: Props) {
  const text = useText()
  const locale = useLocale()
  const own = useOwnGames(userId)
  const controls = useGameFilter()
  const { filter, showAll } = controls
  const nameOf = (category: GameProvider['category']) => text(`games.category.${category}`)
  const found = findGames(games, { filter, own, locale, nameOf })
  const recent = lastPlayed(games, own)
  const isWhole = filter.search.trim() === '' && filter.choice === ''
  const cards = (shown: readonly GameProvider[]) => (
    <Grid>
      {shown.map((game) => (
        <GameCard
          key={game.providerCode}
          userId={userId}
          game={game}
          isFavourite={own.favourites.includes(game.providerCode)}
          launch={launch}
        />
      ))}
    </Grid>
  )
  return (
    <>
      <LobbyControls games={games} controls={controls} />
      {isWhole && recent.length > 0 && launch.block === null && (
        <RecentGames games={recent} launch={launch} />
      )}
      {isWhole && filter.sort === '' ? (
        <Kinds>
          {gameCategories
            .map((kind) => ({ kind, of: found.filter(({ category }) => category === kind) }))
            .filter(({ of }) => of.length > 0)
            .map(({ kind, of }) => (
              <section key={kind} aria-labelledby={`games-${kind}`}>
                <Title id={`games-${kind}`}>{nameOf(kind)}</Title>
                {cards(of)}
              </section>
            ))}
        </Kinds>
      ) : (
        <section aria-labelledby="games-found">
          <Title id="games-found">{text(labels[filter.choice])}</Title>
          <output>
            <Count>{text('games.count', { count: found.length })}</Count>
          </output>
          {cards(found)}
          {found.length === 0 && (
            <EmptyState
              icon={<SearchIcon size={32} />}
              title={text('games.noneFound')}
              message={text(
                filter.choice === 'favourites' && own.favourites.length === 0
                  ? 'games.howToMark'
                  : 'games.searchOther',
              )}
              action={
                <Button variant="outlined" onClick={showAll}>
                  {text('games.showAll')}
                </Button>
              }
            />
          )}
        </section>
      )}
    </>
  )
}

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: '16px 0 8px' }))

/** On wide screens, small categories are side by side. */
const Kinds = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap', columnGap: 32 },
}))

const Count = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  color: theme.palette.text.secondary,
}))

const Grid = styled('ul')(({ theme }) => ({
  ...gameGrid(theme),
  listStyle: 'none',
  margin: 0,
  padding: 0,
}))

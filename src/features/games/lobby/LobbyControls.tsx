import { styled } from '@mui/material/styles'
import type { GameProvider } from '#contract/games/games'
import { useText } from '#ui/intl/useText'
import { FilterChoice } from '#ui/table/FilterChoice'
import { SearchBox } from '#ui/table/SearchBox'
import { CategoryChoice } from './CategoryChoice'
import { gameChoices, gameSorts, type useGameFilter } from './useGameFilter'

interface Props {
  games: readonly GameProvider[]
  controls: ReturnType<typeof useGameFilter>
}

const sortLabels = {
  '': 'games.sort.usual',
  name: 'games.sort.name',
  played: 'games.sort.played',
} as const

/** Search text, category and order. Categories without games are left out. */
export function LobbyControls({ games, controls }: Props) {
  const text = useText()
  const { filter, search, choose, sortBy } = controls
  const choices = gameChoices.filter(
    (choice) =>
      choice === '' ||
      choice === 'favourites' ||
      choice === filter.choice ||
      games.some(({ category }) => category === choice),
  )
  return (
    <>
      <Line>
        <SearchBox label={text('games.search')} value={filter.search} onChange={search} />
        <FilterChoice
          label={text('games.sort')}
          value={filter.sort}
          options={gameSorts.map((sort) => ({ value: sort, label: text(sortLabels[sort]) }))}
          onChange={sortBy}
        />
      </Line>
      <CategoryChoice choices={choices} value={filter.choice} onChange={choose} />
    </>
  )
}

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 12 })

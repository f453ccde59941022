import type { GameProvider } from '#contract/games/games'
import { searchable, wordsOf } from '#lib/text/searchable'
import type { OwnGames } from '../ownGames'
import type { GameFilter } from './useGameFilter'

interface Wanted {
  filter: GameFilter
  own: OwnGames
  locale: string
  /** Displayed name of a category; searching for it finds all games in the category. */
  nameOf: (category: GameProvider['category']) => string
}

/** The games that match the filter, in its order. */
export function findGames(games: readonly GameProvider[], wanted: Wanted): GameProvider[] {
  const { filter, own, locale, nameOf } = wanted
  const words = wordsOf(filter.search)
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return games
    .filter(({ providerCode, providerName, category }) => {
      const text = searchable(`${providerName}\n${providerCode}\n${nameOf(category)}`)
      return (
        isChosen(filter.choice, category, own.favourites.includes(providerCode)) &&
        words.every((word) => text.includes(word))
      )
    })
    .toSorted((one, other) => {
      if (filter.sort === 'name') return compare(one.providerName, other.providerName)
      const byPlayed = filter.sort === 'played' ? placeIn(own, one) - placeIn(own, other) : 0
      return byPlayed === 0 ? one.sort - other.sort : byPlayed
    })
}

function isChosen(
  choice: GameFilter['choice'],
  category: GameProvider['category'],
  isFavourite: boolean,
): boolean {
  return choice === '' || (choice === 'favourites' ? isFavourite : choice === category)
}

/** Games that were never played sort after those that were. */
function placeIn({ played }: OwnGames, { providerCode }: GameProvider): number {
  const place = played.indexOf(providerCode)
  return place === -1 ? played.length : place
}

/** The games played last that still exist, most recent first. */
export function lastPlayed(games: readonly GameProvider[], { played }: OwnGames): GameProvider[] {
  return played.flatMap((code) => games.find(({ providerCode }) => providerCode === code) ?? [])
}

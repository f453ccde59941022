import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { gameCategories } from '#contract/games/games'
import { GameArt } from '#features/games/art/GameArt'
import { makeGameProviders } from '#mocks/provider/seed/site'

const houses = makeGameProviders(Date.parse('2026-11-21T07:00:00Z'))

/** Without the ids that each drawing has of its own. */
const drawn = (game: Parameters<typeof GameArt>[0]['game']) =>
  renderToStaticMarkup(<GameArt game={game} />).replaceAll(/(id="|url\(#)[^")]+/g, '')

it('has a picture of its own for every game, always the same', () => {
  const pictures = houses.map(drawn)
  expect(new Set(pictures)).toHaveLength(houses.length)
  expect(houses.map(drawn)).toEqual(pictures)
})

it('draws each kind otherwise', () => {
  const pictures = gameCategories.map((category) => drawn({ providerCode: 'X', category }))
  expect(new Set(pictures)).toHaveLength(gameCategories.length)
})

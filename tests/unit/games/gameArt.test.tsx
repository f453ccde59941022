import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { gameCategories } from '#contract/games/games'
import { GameArt } from '#features/games/art/GameArt'
import { makeGameProviders } from '#mocks/provider/seed/site'

const houses = makeGameProviders(Date.parse('2026-11-21T07:00:00Z'))

/** Renders the picture without its unique IDs. */
const drawn = (game: Parameters<typeof GameArt>[0]['game']) =>
  renderToStaticMarkup(<GameArt game={game} />).replaceAll(/(id="|url\(#)[^")]+/g, '')

it('GameArt draws a picture of its own for each game, always the same', () => {
  const pictures = houses.map(drawn)
  expect(new Set(pictures)).toHaveLength(houses.length)
  expect(houses.map(drawn)).toEqual(pictures)
})

it('GameArt arranges the games of one category differently, whatever their colours', () => {
  const shapes = houses.map(drawn)
  // The motifs are placed by `translate(x y) rotate(…) scale(…)`, which the background does not use.
  const scenes = shapes.map((picture) => picture.match(/translate\(\S+ \S+\) rotate.*?>/g)?.join())
  expect(new Set(scenes)).toHaveLength(houses.length)
})

it('GameArt draws each category differently', () => {
  const pictures = gameCategories.map((category) => drawn({ providerCode: 'X', category }))
  expect(new Set(pictures)).toHaveLength(gameCategories.length)
})

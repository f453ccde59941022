/** Keeps the design language one: the sources use only the weights and distances of the theme. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultAppearance } from '#ui/appearance/appearance'
import { elevations } from '#ui/appearance/elevation'
import { makeTheme } from '#ui/appearance/makeTheme'
import { durations } from '#ui/appearance/motion'
import { spaces } from '#ui/appearance/sizes'
import { weights } from '#ui/appearance/typography'

const theme = makeTheme(defaultAppearance)
const sources = globSync('src/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

/** The shell and the rewards take the weights with their own redesign. */
const isRedesigned = /^src\/(app\/shell|features\/rewards)\//

/** @returns `file: value` of each literal that `pattern` captures in the sources and `isToken` refuses */
function strays(pattern: RegExp, isToken: (value: string) => boolean): string[] {
  return sources
    .filter(({ file }) => !isRedesigned.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(pattern)]
        .map(([, value = '']) => value)
        .filter((value) => !isToken(value))
        .map((value) => `${file}: ${value}`),
    )
}

describe('weights', () => {
  it('every weight in a source has a name, or is the bold of a drawing', () => {
    const names = new Set(['regular', 'medium', 'bold', 'inherit'])
    expect(strays(/fontWeight: ?'([^']*)'/g, (name) => names.has(name))).toEqual([])
    expect(strays(/fontWeight(?!=\{700\})[^,\n]*?\b(\d{3})\b/g, () => false)).toEqual([])
    expect(strays(/(fontWeightLight|font: ?['`]\d{3} )/g, () => false)).toEqual([])
  })

  it('every variant of the theme has one of the three weights', () => {
    const { typography } = theme
    const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body1', 'button', 'caption'] as const
    for (const variant of variants) {
      expect(Object.values(weights)).toContain(typography[variant].fontWeight)
    }
  })

  // Inter is one file with every weight.
  it.each(['roboto', 'poppins', 'thai'])('the font %s has files for all three', (font) => {
    const css = readFileSync(`src/ui/appearance/fonts/${font}.css`, 'utf8')
    const declared = [...css.matchAll(/font-weight: (\d+);/g)].map(([, weight]) => Number(weight))
    expect(new Set(declared)).toEqual(new Set(Object.values(weights)))
  })
})

it('every gap in a source is on the scale of distances, in pixels or in units of 8', () => {
  const scale = new Set([0, ...spaces, ...spaces.map((space) => space / 8)])
  const gaps = /\b(?:gap|rowGap|columnGap): (\d+(?:\.\d+)?)\b/g
  const later = /^src\/features\/(wallet|promotion)\//
  const found = strays(gaps, (value) => scale.has(Number(value)))
  expect(found.filter((stray) => !later.test(stray))).toEqual([])
})

it('the levels of elevation have five different shadows', () => {
  const shadows = Object.values(elevations).map((level) => theme.shadows[level])
  expect(new Set(shadows).size).toBe(5)
  expect(theme.shadows).toHaveLength(25)
})

it('every duration of the theme is one of three', () => {
  const known = Object.values(durations)
  for (const duration of Object.values(theme.transitions.duration))
    expect(known).toContain(duration)
})

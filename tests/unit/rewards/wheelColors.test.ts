import { createTheme } from '@mui/material/styles'
import { describe, expect, it } from 'vitest'
import { wheelColors } from '#features/rewards/wheel/wheelColors'
import { contrast, readableContrast } from '#lib/contrast'
import { presetColors } from '#ui/appearance/appearance'
import { paletteOf } from '#ui/appearance/palette'

const schemes = presetColors.flatMap((preset) =>
  (['light', 'dark'] as const).map((mode) => ({ preset, mode })),
)
const counts = Array.from({ length: 23 }, (_, index) => index + 2)

describe.each(schemes)('the colours of the wheel in $preset, $mode', ({ preset, mode }) => {
  const { slice } = wheelColors(createTheme({ palette: paletteOf(preset, mode) }).palette)
  const wheelOf = (count: number) =>
    Array.from({ length: count }, (_, index) => slice({ color: null }, index, count))

  it('carry white letters', () => {
    const ratios = counts.flatMap(wheelOf).map((fill) => contrast(fill, '#ffffff'))
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(readableContrast)
  })

  it('differ between neighbouring slices', () => {
    const alike = counts.filter((count) => {
      const fills = wheelOf(count)
      return fills.some((fill, index) => fill === fills[(index + 1) % count])
    })
    expect(alike).toEqual([])
  })
})

it('the colour that the operator gives a slice replaces that of the brand', () => {
  const { slice } = wheelColors(
    createTheme({ palette: paletteOf(presetColors[0], 'light') }).palette,
  )
  expect(slice({ color: '#123456' }, 0, 8)).toBe('#123456')
})

import { describe, expect, it } from 'vitest'
import { contrast, mixColors } from '#lib/contrast'
import { defaultAppearance, modes, presetColors } from '#ui/appearance/appearance'
import { frameColours } from '#ui/appearance/frame'
import { makeTheme } from '#ui/appearance/makeTheme'
import { sharedTones } from '#ui/appearance/tones'

const schemes = presetColors.flatMap((presetColor) =>
  modes.map((mode) => ({ presetColor, mode, name: `${presetColor} ${mode}` })),
)
const filled = ['primary', 'secondary', 'error', 'success', 'warning', 'info', 'reward'] as const

it('there are seven presets in two modes', () => {
  expect(schemes).toHaveLength(14)
})

describe.each(schemes)('$name', ({ presetColor, mode }) => {
  const { palette } = makeTheme({ ...defaultAppearance, presetColor, mode })
  const surfaces = [palette.background.default, palette.background.paper]

  it.each([
    ['text', palette.text.primary],
    ['secondary text', palette.text.secondary],
    ['error text', palette.error.main],
    ['success text', palette.success.main],
    ['warning text', palette.warning.main],
    ['info text', palette.info.main],
    ['primary as text', palette.primary.readable],
    ['secondary as text', palette.secondary.readable],
    ['reward as text', palette.reward.readable],
  ])('%s reaches a contrast of 4.5 on body and paper', (_name, color) => {
    for (const surface of surfaces) expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(filled)('text on a %s button reaches a contrast of 4.5, also on hover', (name) => {
    const { main, dark, contrastText } = palette[name]
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(contrastText, dark)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(filled)('a text button in %s reaches a contrast of 4.5 on hover', (name) => {
    const { main, readable } = palette[name]
    for (const surface of surfaces) {
      const tinted = mixColors(surface, main, palette.action.hoverOpacity)
      expect(contrast(readable, tinted)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('the borders of fields and the focus ring reach a contrast of 3 on body, paper and fill', () => {
    for (const surface of [...surfaces, '#fafafa'].slice(0, mode === 'light' ? 3 : 2)) {
      expect(contrast(sharedTones[mode].edge, surface)).toBeGreaterThanOrEqual(3)
      expect(contrast(palette.primary.readable, surface)).toBeGreaterThanOrEqual(3)
    }
  })

  it('the shapes of the reward accent reach a contrast of 3 on body and paper', () => {
    for (const surface of surfaces) {
      expect(contrast(palette.reward.main, surface)).toBeGreaterThanOrEqual(3)
    }
  })

  it('the reward accent differs from the colour of warnings', () => {
    const { reward, warning } = palette
    expect([reward.main, reward.readable]).not.toContain(warning.main)
  })

  it('the sign of a step that is done, current or failed reaches a contrast of 3', () => {
    for (const { main } of [palette.success, palette.primary, palette.error]) {
      for (const surface of surfaces) expect(contrast(main, surface)).toBeGreaterThanOrEqual(3)
    }
  })

  it('the app shell has the same colours as the theme', () => {
    expect(frameColours[presetColor][mode]).toEqual({
      background: palette.background.default,
      paper: palette.background.paper,
      primary: palette.primary.main,
      text: palette.text.primary,
    })
  })
})

it('the colours of the app shell are plain JSON, as the boot script needs them', () => {
  expect(JSON.parse(JSON.stringify(frameColours))).toEqual(frameColours)
})

import { describe, expect, it } from 'vitest'
import { defaultWebColours, readWebColours, shellColours } from '#app/webColours'
import { contrast, mixColors, parseColor } from '#lib/contrast'
import * as fc from '../../properties'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`)

const webColours = fc.record({
  mainText: colour,
  subText: colour,
  menuBG: colour,
  secondaryColor: colour,
  headerBarTop: colour,
  headerBarBot: colour,
})

describe('readWebColours', () => {
  it('accepts #rgb, #rrggbb and rgb()', () => {
    const read = readWebColours({ mainText: '#FA0', menuBG: 'rgb(1, 2, 3)', subText: '#abcdef' })
    expect(read).toEqual({
      ...defaultWebColours,
      mainText: '#ffaa00',
      menuBG: '#010203',
      subText: '#abcdef',
    })
  })

  it.each([null, undefined, 7, 'red', [], { mainText: 'red;background:url(//evil)' }])(
    'replaces an invalid colour by the default: %j',
    (raw) => {
      expect(readWebColours(raw)).toEqual(defaultWebColours)
    },
  )

  it('never returns anything but colours', () => {
    fc.assert(
      fc.property(fc.object({ key: fc.constantFrom(...Object.keys(defaultWebColours)) }), (raw) => {
        for (const value of Object.values(readWebColours(raw))) {
          expect(value).toMatch(/^#[0-9a-f]{6}$/)
        }
      }),
    )
  })
})

describe('shellColours', () => {
  it('leaves readable colours unchanged', () => {
    expect(shellColours(defaultWebColours)).toMatchObject({
      headerTop: defaultWebColours.headerBarTop,
      headerBottom: defaultWebColours.headerBarBot,
      onHeader: defaultWebColours.mainText,
      onHeaderMuted: defaultWebColours.subText,
      menu: defaultWebColours.menuBG,
      onMenu: defaultWebColours.mainText,
      onMenuMuted: defaultWebColours.subText,
      accent: defaultWebColours.secondaryColor,
    })
  })

  it('makes all text readable on its whole background, whatever was set', () => {
    fc.assert(
      fc.property(webColours, (wanted) => {
        const painted = shellColours(wanted)
        for (const share of [0, 0.25, 0.5, 0.75, 1]) {
          const behind = mixColors(painted.headerTop, painted.headerBottom, share)
          expect(contrast(behind, painted.onHeader)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(behind, painted.onHeaderMuted)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(painted.menu, painted.onMenu)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(painted.menu, painted.onMenuMuted)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(painted.accent, painted.onAccent)).toBeGreaterThanOrEqual(4.5)
        expect(Object.values(painted).map(parseColor)).not.toContain(null)
      }),
      { numRuns: 500 },
    )
  })

  it('narrows a header gradient on which no text would be readable', () => {
    const wanted = { ...defaultWebColours, headerBarTop: '#000000', headerBarBot: '#808080' }
    const { headerTop, headerBottom } = shellColours(wanted)
    expect(headerTop).toBe('#000000')
    expect(headerBottom).not.toBe('#808080')
  })

  it('returns the same colours for its own result', () => {
    fc.assert(
      fc.property(webColours, (wanted) => {
        const once = shellColours(wanted)
        const again = shellColours({
          ...wanted,
          headerBarBot: once.headerBottom,
          mainText: once.onHeader,
        })
        expect(again.headerBottom).toBe(once.headerBottom)
        expect(again.onHeader).toBe(once.onHeader)
      }),
    )
  })
})

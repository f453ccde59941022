import { describe, expect, it } from 'vitest'
import {
  blackOrWhite,
  contrast,
  mixColors,
  normalizeColor,
  parseColor,
  readableContrast,
  readableOn,
} from '#lib/contrast'
import * as fc from '../../properties'

const color = fc.integer({ min: 0, max: 0xffffff }).map(hex)

function hex(value: number): string {
  return `#${value.toString(16).padStart(6, '0')}`
}

describe('parseColor', () => {
  it.each([
    ['#fff', [255, 255, 255]],
    ['#1a2B3c', [26, 43, 60]],
    ['rgb(1, 2, 3)', [1, 2, 3]],
    ['rgb(1 2 3)', [1, 2, 3]],
    [' RGB( 255,0,10 ) ', [255, 0, 10]],
  ])('reads %s', (text, channels) => {
    expect(parseColor(text)).toEqual(channels)
  })

  it.each([
    '',
    'red',
    '#12',
    '#12345',
    '#1234567',
    '#ffg',
    'rgb(256, 0, 0)',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4)',
    'rgb(-1, 2, 3)',
    'rgb(1%, 2%, 3%)',
    'rgba(1, 2, 3, 0.5)',
    'url(https://elsewhere.example)',
    '#fff; background: url(//elsewhere.example)',
    'var(--x)',
  ])('refuses %j', (text) => {
    expect(parseColor(text)).toBeNull()
    expect(normalizeColor(text)).toBeNull()
  })

  it('normalises a colour to #rrggbb', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const safe = normalizeColor(text)
        return safe === null || /^#[0-9a-f]{6}$/.test(safe)
      }),
    )
    expect(normalizeColor('rgb(0, 128, 255)')).toBe('#0080ff')
    expect(normalizeColor('#FA0')).toBe('#ffaa00')
  })
})

describe('contrast', () => {
  it('follows the WCAG formula', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#2196f3', '#ffffff')).toBeCloseTo(3.12, 2)
    expect(contrast('#697586', '#eef2f6')).toBeCloseTo(4.16, 2)
  })

  it('is symmetric, and 1 for a colour on itself', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one))
        expect(contrast(one, one)).toBe(1)
      }),
    )
  })

  it('throws for a text that is not a colour', () => {
    expect(() => contrast('blue', '#fff')).toThrow(RangeError)
  })
})

describe('readable colours', () => {
  it('black or white always reaches a contrast of 4.5', () => {
    fc.assert(
      fc.property(color, (background) => {
        expect(contrast(background, blackOrWhite(background))).toBeGreaterThanOrEqual(
          readableContrast,
        )
      }),
    )
  })

  it('readableOn keeps a readable colour and corrects any other', () => {
    fc.assert(
      fc.property(color, color, (background, wanted) => {
        const result = readableOn(background, wanted)
        const isReadable = contrast(background, wanted) >= readableContrast
        expect(contrast(background, result)).toBeGreaterThanOrEqual(readableContrast)
        expect(result === wanted).toBe(isReadable)
      }),
    )
  })

  it('readableOn keeps as much of the hue as possible', () => {
    expect(readableOn('#ffffff', '#ffaa00')).toMatch(/^#[5-9a-f]/)
    expect(readableOn('#ffffff', '#ffffff')).not.toBe('#000000')
  })

  it('mixColors mixes two colours by a share', () => {
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mixColors('#102030', '#ffffff', 0)).toBe('#102030')
  })
})

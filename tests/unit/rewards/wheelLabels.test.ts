import { describe, expect, it } from 'vitest'
import { letterSize, roomIn, shownLabel } from '#features/rewards/wheel/SliceLabel'

describe('a label on the wheel', () => {
  it.each([2, 3, 8, 12, 24])('has a circle within its slice, one of %i', (count) => {
    const { distance, diameter } = roomIn(count)
    // The circle touches the rim and both neighbouring slices from inside.
    expect(distance + diameter / 2).toBeCloseTo(48)
    expect(distance * Math.sin(Math.PI / count)).toBeCloseTo(diameter / 2)
  })

  it.each(['5 baht', 'Congratulations', 'Free spin tomorrow morning'])(
    'has a font size at which no word of “%s” is cut',
    (label) => {
      const { diameter } = roomIn(8)
      const longest = Math.max(...label.split(' ').map(({ length }) => length))
      expect(longest * 0.55 * letterSize(label, diameter)).toBeLessThanOrEqual(
        diameter * 0.9 + 1e-9,
      )
    },
  )

  it('has smaller letters if it is longer', () => {
    const { diameter } = roomIn(12)
    const short = letterSize('5 บาท', diameter)
    expect(letterSize('ขอบคุณที่ร่วมสนุกกับเราในวันนี้', diameter)).toBeLessThan(short)
  })

  it.each([8, 12, 24])('a label is cut only if it is too long for a slice, one of %i', (count) => {
    const { diameter } = roomIn(count)
    expect(shownLabel('5 บาท', diameter)).toBe('5 บาท')
    expect(shownLabel('ก'.repeat(80), diameter)).toMatch(/^ก+…$/)
    expect(letterSize(shownLabel('x'.repeat(80), diameter), diameter)).toBeGreaterThanOrEqual(2.8)
  })
})

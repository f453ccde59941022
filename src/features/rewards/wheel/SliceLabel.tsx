import { styled } from '@mui/material/styles'
import type { WheelSegment } from '#contract/rewards/rewards'
import { readableOn } from '#lib/contrast'
import { languageOf } from '#ui/display/DataText'
import { sliceMiddle } from './rotation'
import { sliceColor } from './Slice'

interface Props {
  segment: WheelSegment
  index: number
  count: number
  /** Rotation of the wheel in degrees; the label is turned back by the same angle. */
  rotation: number
  transition: string
}

/**
 * Label of a slice, upright whatever the wheel's rotation. It uses the largest circle inside the slice and
 * the largest text that fits into it.
 */
export function SliceLabel({ segment, index, count, rotation, transition }: Props) {
  const { distance, diameter } = roomIn(count)
  const angle = (sliceMiddle(index, count) * Math.PI) / 180
  return (
    <Place
      style={{
        left: `${50 + Math.sin(angle) * distance}%`,
        top: `${50 - Math.cos(angle) * distance}%`,
        width: `${diameter * 0.9}%`,
        fontSize: `${letterSize(segment.label, diameter)}cqw`,
        color: readableOn(sliceColor(segment, index), '#ffffff'),
        transform: `translate(-50%, -50%) rotate(${-rotation}deg)`,
        transition,
      }}
    >
      <bdi lang={languageOf(segment.label)}>{segment.label}</bdi>
    </Place>
  )
}

/**
 * The largest circle inside one of `count` slices: distance from the centre and diameter, in % of the wheel's
 * width.
 */
export function roomIn(count: number): { distance: number; diameter: number } {
  const rim = 48
  // Two slices are half a wheel each; a single slice is the whole wheel.
  if (count < 2) return { distance: 0, diameter: 2 * rim }
  const sine = Math.sin(Math.PI / count)
  const distance = rim / (1 + sine)
  return { distance, diameter: 2 * distance * sine }
}

/** Font size in % of the wheel's width: the text fills half of the label's circle, and no word overflows it. */
export function letterSize(label: string, diameter: number): number {
  const letters = Array.from(label.replace(/\p{M}/gu, ''))
  // A letter is about half as wide as it is high, and a line 1.25 times as high as a letter.
  const byArea = Math.sqrt((diameter ** 2 * 0.5) / (letters.length * 0.55 * 1.25))
  // Thai and Chinese text can break without spaces.
  if (/[ก-๛一-鿿]/.test(label)) return Math.min(largest, byArea * 0.85)
  const longest = Math.max(
    ...letters
      .join('')
      .split(/\s+/)
      .map(({ length }) => length),
    1,
  )
  return Math.min(largest, byArea, (diameter * 0.9) / (longest * 0.55))
}

/** 16 px on a wheel 320 px wide. */
const largest = 5

const Place = styled('span')({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

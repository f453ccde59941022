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
  /** Degrees by which the wheel is turned: the label turns back by as much. */
  rotation: number
  transition: string
}

/**
 * What a slice gives, whole and upright however the wheel stands: in the largest circle that the slice
 * holds, with letters as large as fit into that.
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

/** The largest circle in one of `count` slices, in percent of the wheel's width: how far out, and how wide. */
export function roomIn(count: number): { distance: number; diameter: number } {
  const rim = 48
  // Two slices are half a wheel each; one is all of it.
  if (count < 2) return { distance: 0, diameter: 2 * rim }
  const sine = Math.sin(Math.PI / count)
  const distance = rim / (1 + sine)
  return { distance, diameter: 2 * distance * sine }
}

/** In percent of the wheel's width: letters that fill the label's circle by half, and no word beyond it. */
export function letterSize(label: string, diameter: number): number {
  const letters = Array.from(label.replace(/\p{M}/gu, ''))
  // A letter is about half as wide as high, a line a quarter higher than its letters.
  const byArea = Math.sqrt((diameter ** 2 * 0.5) / (letters.length * 0.55 * 1.25))
  // Thai and Chinese lines break within what stands between two spaces.
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

/** 16 pixels of 320. */
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

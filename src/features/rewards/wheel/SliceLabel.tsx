import { styled } from '@mui/material/styles'
import { readableOn } from '#lib/contrast'
import { shortened } from '#lib/text/graphemes'
import { languageOf } from '#ui/display/DataText'
import { sliceMiddle } from './rotation'

interface Props {
  label: string
  index: number
  count: number
  /** Colour of the slice. */
  fill: string
  /** Rotation of the wheel in degrees; the label is turned back by the same angle. */
  rotation: number
  transition: string
}

/**
 * Label of a slice, upright whatever the wheel's rotation. It uses the largest circle inside the slice and
 * the largest text that fits into it.
 */
export function SliceLabel({ label, index, count, fill, rotation, transition }: Props) {
  const { distance, diameter } = roomIn(count)
  const shown = shownLabel(label, diameter)
  const angle = (sliceMiddle(index, count) * Math.PI) / 180
  return (
    <Place
      style={{
        left: `${50 + Math.sin(angle) * distance}%`,
        top: `${50 - Math.cos(angle) * distance}%`,
        width: `${diameter * 0.9}%`,
        fontSize: `${letterSize(shown, diameter)}cqw`,
        color: readableOn(fill, '#ffffff'),
        transform: `translate(-50%, -50%) rotate(${-rotation}deg)`,
        transition,
      }}
    >
      <bdi lang={languageOf(shown)}>{shown}</bdi>
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

/** The beginning of a label that fits in legible letters. The table of chances has the whole label. */
export function shownLabel(label: string, diameter: number): string {
  return shortened(label, Math.floor((diameter ** 2 * 0.5) / (smallest ** 2 * 0.55 * 1.25)))
}

/**
 * Font size in % of the wheel's width: the text fills half of the label's circle, and no word overflows it. A
 * word too long for the smallest letters is broken.
 */
export function letterSize(label: string, diameter: number): number {
  const letters = Array.from(label.replace(/\p{M}/gu, ''))
  // A letter is about half as wide as it is high, and a line 1.25 times as high as a letter.
  const byArea = Math.sqrt((diameter ** 2 * 0.5) / (letters.length * 0.55 * 1.25))
  // Thai and Chinese text can break without spaces.
  if (/[ก-๛一-鿿]/.test(label)) return legible(byArea * 0.85)
  const longest = Math.max(
    ...letters
      .join('')
      .split(/\s+/)
      .map(({ length }) => length),
    1,
  )
  return legible(Math.min(byArea, (diameter * 0.9) / (longest * 0.55)))
}

function legible(size: number): number {
  return Math.min(largest, Math.max(smallest, size))
}

/** 16 px on a wheel 320 px wide. */
const largest = 5

/** 9 px on a wheel 320 px wide. */
const smallest = 2.8

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

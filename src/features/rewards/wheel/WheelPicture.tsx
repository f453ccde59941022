import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import type { WheelSegment } from '#contract/rewards/rewards'
import { artGold } from '#ui/art/artLook'
import { useText } from '#ui/intl/useText'
import { Slice } from './Slice'
import { SliceLabel } from './SliceLabel'
import type { Turn } from './useSpin'

/** Duration of a turn, in ms. */
const turnMs = 4_200

interface Props {
  segments: readonly WheelSegment[]
  turn: Turn
}

/** The wheel itself, always drawn left to right. It is a picture; its result is given in words below. */
export function WheelPicture({ segments, turn }: Props) {
  const text = useText()
  const { rotation, turning, settle } = turn
  const transition = turning ? `transform ${turnMs}ms cubic-bezier(0.12, 0.7, 0.15, 1)` : 'none'
  // An off-screen wheel may never fire its transition event, so a timer settles it.
  useEffect(() => {
    if (!turning) return undefined
    const timer = setTimeout(settle, turnMs + 400)
    return () => clearTimeout(timer)
  })
  return (
    <Frame dir="ltr">
      <Pointer aria-hidden="true" />
      <Disc style={{ transform: `rotate(${rotation}deg)`, transition }} onTransitionEnd={settle}>
        <svg
          viewBox="-100 -100 200 200"
          role="img"
          aria-label={text('rewards.wheel.picture', { count: segments.length })}
        >
          {segments.map((segment, index) => (
            <Slice
              key={segment.segmentId}
              segment={segment}
              index={index}
              count={segments.length}
            />
          ))}
          <circle r={13} fill="#2b1a5e" />
          <circle r={9} fill={artGold} />
        </svg>
        <Labels aria-hidden="true">
          {segments.map((segment, index) => (
            <SliceLabel
              key={segment.segmentId}
              segment={segment}
              index={index}
              count={segments.length}
              rotation={rotation}
              transition={transition}
            />
          ))}
        </Labels>
      </Disc>
    </Frame>
  )
}

/** Clips the corners of the rotating square, which would widen the page. */
const Frame = styled('div')({
  position: 'relative',
  width: 'min(100%, 360px)',
  paddingTop: 10,
  overflow: 'hidden',
})

const Pointer = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  insetInlineStart: 'calc(50% - 12px)',
  zIndex: 1,
  width: 24,
  height: 26,
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  backgroundColor: theme.palette.text.primary,
}))

/** The rim is dark, with lamps on it. */
const Disc = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  border: `9px dotted ${artGold}`,
  borderRadius: '50%',
  backgroundColor: '#2b1a5e',
  containerType: 'inline-size',
  willChange: 'transform',
  svg: { display: 'block', width: '100%' },
})

const Labels = styled('div')({ position: 'absolute', inset: 0 })

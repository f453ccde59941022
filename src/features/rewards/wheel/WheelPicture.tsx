import { styled, type Theme, useTheme } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { WheelSegment } from '#contract/rewards/rewards'
import { artGold } from '#ui/art/artLook'
import { useText } from '#ui/intl/useText'
import { LitSlice, Slice } from './Slice'
import { SliceLabel } from './SliceLabel'
import type { Turn } from './useSpin'
import { useTicks } from './useTicks'
import { wheelColors } from './wheelColors'
import { restSound, tick } from './wheelSound'

/** Duration of a turn, in ms. */
const turnMs = 4_200

interface Props {
  segments: readonly WheelSegment[]
  turn: Turn
}

/** The wheel itself, always drawn left to right. It is a picture; its result is given in words beside it. */
export function WheelPicture({ segments, turn }: Props) {
  const text = useText()
  const colors = wheelColors(useTheme().palette)
  const disc = useRef<HTMLDivElement>(null)
  const pointer = useRef<HTMLSpanElement>(null)
  const { rotation, turning, settle, fresh, last } = turn
  const count = segments.length
  const transition = turning ? `transform ${turnMs}ms cubic-bezier(0.12, 0.7, 0.15, 1)` : 'none'
  const lit =
    fresh && !turning ? segments.findIndex((each) => each.segmentId === last?.segmentId) : -1
  useTicks(disc, turning, count, () => {
    tick()
    // jsdom has no `animate`.
    pointer.current?.animate?.([{ transform: 'rotate(-16deg)' }, { transform: 'none' }], 110)
  })
  // An off-screen wheel may never fire its transition event, so a timer settles it.
  useEffect(() => {
    if (!turning) return undefined
    const timer = setTimeout(settle, turnMs + 400)
    return () => clearTimeout(timer)
  })
  useEffect(() => (turning ? restSound : undefined), [turning])
  return (
    <Frame dir="ltr">
      <Pointer ref={pointer} aria-hidden="true" />
      <Disc
        ref={disc}
        style={{ transform: `rotate(${rotation}deg)`, transition, backgroundColor: colors.rim }}
        onTransitionEnd={settle}
      >
        <svg
          viewBox="-100 -100 200 200"
          role="img"
          aria-label={text('rewards.wheel.picture', { count })}
        >
          {segments.map((segment, index) => (
            <Slice
              key={segment.segmentId}
              index={index}
              count={count}
              fill={colors.slice(segment, index, count)}
            />
          ))}
          {lit >= 0 && <LitSlice index={lit} count={count} color={artGold} />}
          <circle r={15} fill={colors.rim} />
          <circle r={11} fill={artGold} />
          <circle r={5} fill={colors.rim} />
        </svg>
        <Labels aria-hidden="true">
          {segments.map((segment, index) => (
            <SliceLabel
              key={segment.segmentId}
              label={segment.label}
              index={index}
              count={count}
              fill={colors.slice(segment, index, count)}
              rotation={rotation}
              transition={transition}
            />
          ))}
        </Labels>
      </Disc>
    </Frame>
  )
}

/** Size of the wheel. On a phone, the wheel, its result and its button fit on the screen together. */
export function wheelSize({ breakpoints }: Theme) {
  return {
    flexShrink: 0,
    width: 'min(100%, 360px)',
    [breakpoints.down('md')]: { width: 'min(100%, 360px, max(220px, 33svh))' },
  } as const
}

/** Clips the corners of the rotating square, which would widen the page. */
const Frame = styled('div')(({ theme }) => ({
  ...wheelSize(theme),
  position: 'relative',
  paddingTop: 12,
  overflow: 'hidden',
}))

const Pointer = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  insetInlineStart: 'calc(50% - 14px)',
  zIndex: 1,
  width: 28,
  height: 34,
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  transformOrigin: '50% 20%',
  backgroundColor: theme.palette.text.primary,
  // An inner triangle, so that the pointer stands out from both the page and the wheel.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '3px 5px 8px',
    clipPath: 'inherit',
    backgroundColor: artGold,
  },
}))

/** The rim is dark, with lamps on it. */
const Disc = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  border: `9px dotted ${artGold}`,
  borderRadius: '50%',
  containerType: 'inline-size',
  willChange: 'transform',
  svg: { display: 'block', width: '100%' },
})

const Labels = styled('div')({ position: 'absolute', inset: 0 })

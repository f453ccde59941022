import { type ReactNode, useId } from 'react'
import { type ArtLook, artGold } from './artLook'

interface ArtProps {
  width: number
  height: number
  look: ArtLook
  /** Origin of the background's rays and rings. */
  centre: readonly [x: number, y: number]
  children: ReactNode
}

/** A picture that the app draws itself. Always decorative: the text beside it says the same. */
export function Art({ width, height, look, centre: [x, y], children }: ArtProps) {
  const ground = useId()
  const Pattern = patterns[look.pick(patterns.length, 1)] ?? Rays
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={ground} x2="1" y2="1">
        <stop stopColor={look.from} />
        <stop offset="1" stopColor={look.to} />
      </linearGradient>
      <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${ground})`} />
      <g transform={`translate(${x} ${y})`}>
        <Pattern look={look} />
      </g>
      {children}
    </svg>
  )
}

interface PatternProps {
  look: ArtLook
}

const patterns = [Rays, Rings, Waves, Sparks]

function Rays({ look }: PatternProps) {
  const count = 7 + look.pick(4, 2)
  return (
    <g fill="#fff" opacity={0.1}>
      {numbers(count).map((index) => (
        <path
          key={index}
          d="M0 0-26-330h52z"
          transform={`rotate(${(index * 360) / count + look.pick(40, 3)})`}
        />
      ))}
    </g>
  )
}

function Rings({ look }: PatternProps) {
  const gap = 26 + look.pick(14, 2)
  return (
    <g fill="none" stroke="#fff" strokeWidth={gap / 3} opacity={0.09}>
      {numbers(7).map((index) => (
        <circle key={index} r={gap * (index + 1.5)} />
      ))}
    </g>
  )
}

function Waves({ look }: PatternProps) {
  const tall = 10 + look.pick(10, 2)
  return (
    <g fill="none" stroke="#fff" strokeWidth={5} strokeLinecap="round" opacity={0.14}>
      {numbers(6).map((index) => (
        <path
          key={index}
          d={`M-320 ${index * 34 - 90}q40-${tall * 2} 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0`}
        />
      ))}
    </g>
  )
}

function Sparks({ look }: PatternProps) {
  return numbers(16).map((index) => (
    <path
      key={index}
      d="M0-9 2.2-2.2 9 0 2.2 2.2 0 9-2.2 2.2-9 0l6.8-2.2z"
      fill={index % 3 === 0 ? artGold : '#fff'}
      opacity={0.3 + look.pick(5, index + 40) / 10}
      transform={`translate(${look.pick(320, index + 60) - 160} ${look.pick(200, index + 80) - 100}) scale(${0.3 + look.pick(6, index + 20) / 10})`}
    />
  ))
}

/** @returns the numbers from 0 to `count` - 1 */
export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

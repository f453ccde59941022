import { numbers } from '#ui/art/Art'
import { ink, type Motif, type MotifProps, starPath } from './motif'

export const fishMotifs: readonly Motif[] = [Fish, Octopus, Shell, Starfish, Anchor]

function Fish({ tint }: MotifProps) {
  return (
    <>
      <path d="M-24 0-50-22q8 22 0 44z" fill={tint} />
      <path d="M-12-20Q4-42 24-26l-6 10zM-8 20Q2 36 18 30L14 18z" fill={tint} opacity={0.7} />
      <path d="M-32 0Q-12-28 18-24 42-18 48 0 42 18 18 24-12 28-32 0z" fill={tint} />
      <path d="M18-23q12 23 0 46" fill="none" stroke="#fff" strokeWidth={3} />
      <path
        d="M-16-5q6 5 0 10M-5-9q8 9 0 18M6-6q6 6 0 12"
        fill="none"
        stroke="#fff"
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.7}
      />
      <circle cx={31} cy={-6} r={6} fill="#fff" />
      <circle cx={32} cy={-6} r={3} fill={ink} />
    </>
  )
}

function Octopus({ tint }: MotifProps) {
  return (
    <>
      <path
        d="M-24 8q0 24-20 26M-9 12q2 22-8 32M9 12q-2 22 8 32M24 8q0 24 20 26"
        fill="none"
        stroke={tint}
        strokeWidth={11}
        strokeLinecap="round"
      />
      <path d="M-31-8a31 36 0 0 1 62 0v22h-62z" fill={tint} />
      <g fill="#fff">
        <circle cx={-12} cy={-8} r={9} />
        <circle cx={12} cy={-8} r={9} />
      </g>
      <g fill={ink}>
        <circle cx={-10} cy={-7} r={4.5} />
        <circle cx={14} cy={-7} r={4.5} />
      </g>
    </>
  )
}

function Shell({ tint }: MotifProps) {
  return (
    <>
      <path d="M-14 34h28l-4 12h-20z" fill="#fff" />
      <path
        d="M0 40C-40 40-60-4-34-28-24-40-12-34-10-38-4-46 4-46 10-38 12-34 24-40 34-28 60-4 40 40 0 40z"
        fill={tint}
      />
      <path
        d="M0 38-30-14M0 38-13-30M0 38 13-30M0 38 30-14"
        stroke="#fff"
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.8}
      />
    </>
  )
}

function Starfish({ tint }: MotifProps) {
  return (
    <>
      <path
        d={starPath}
        fill={tint}
        stroke={tint}
        strokeWidth={12}
        strokeLinejoin="round"
        transform="scale(.88)"
      />
      {numbers(5).map((index) => (
        <g key={index} transform={`rotate(${index * 72})`} fill="#fff">
          <circle cy={-14} r={4} />
          <circle cy={-26} r={3} />
        </g>
      ))}
    </>
  )
}

function Anchor() {
  return (
    <>
      <g fill="none" stroke="#fff" strokeWidth={9} strokeLinecap="round">
        <circle cy={-34} r={9} strokeWidth={7} />
        <path d="M0-24v66M-20-10h40M-38 14q4 28 38 28t38-28" />
      </g>
      <path d="M-50 20-36 0l10 20zM50 20 36 0 26 20z" fill="#fff" />
    </>
  )
}

import { artGold } from '#ui/art/artLook'
import { coral, ink, type Motif, type MotifProps, starPath, tints } from './motif'

export const lotteryMotifs: readonly Motif[] = [Ball, Ticket, Drum, Coins]

function Ball({ tint, figure }: MotifProps) {
  return (
    <>
      <circle r={46} fill={tint} />
      <path
        d="M-33-16A37 37 0 0 1-8-36"
        fill="none"
        stroke="#fff"
        strokeWidth={7}
        strokeLinecap="round"
      />
      <circle r={27} fill="#fff" />
      <text
        y={1}
        fontSize={36}
        fontWeight={700}
        textAnchor="middle"
        dominantBaseline="central"
        fill={ink}
      >
        {figure}
      </text>
    </>
  )
}

function Ticket({ tint }: MotifProps) {
  return (
    <g transform="rotate(-10)">
      <path d="M-48-30h96v18a12 12 0 0 0 0 24v18h-96V12a12 12 0 0 0 0-24z" fill="#fff" />
      <path d="M-48-30h96v12h-96z" fill={tint} />
      <path d="M20-16v44" stroke={ink} strokeWidth={3} strokeDasharray="4 5" opacity={0.35} />
      <g fill={coral}>
        <circle cx={-28} cy={-2} r={6} />
        <circle cx={-12} cy={-2} r={6} />
        <circle cx={4} cy={-2} r={6} />
      </g>
      <path d="M-34 16H8" stroke={ink} strokeWidth={5} strokeLinecap="round" opacity={0.3} />
      <path d={starPath} fill={artGold} transform="translate(34 4) scale(.24)" />
    </g>
  )
}

/** Places of the balls in the drum. */
const drumBalls = [
  [-20, 12],
  [0, 20],
  [20, 12],
  [-10, -4],
  [12, -6],
] as const

function Drum() {
  return (
    <>
      <path d="M-28 34h56l8 14h-72z" fill="#fff" />
      <circle cy={-4} r={40} fill="#ffffff33" stroke="#fff" strokeWidth={5} />
      {drumBalls.map(([x, y], index) => (
        <circle key={x} cx={x} cy={y} r={11} fill={tints[index]} />
      ))}
      <path
        d="M-24-22q8-12 22-13"
        fill="none"
        stroke="#fff"
        strokeWidth={5}
        strokeLinecap="round"
      />
    </>
  )
}

function Coins() {
  return (
    <>
      {[30, 16, 2].map((y) => (
        <g key={y} transform={`translate(-12 ${y})`}>
          <path d="M-32 0v9c0 14 64 14 64 0V0z" fill="#c98a12" />
          <ellipse rx={32} ry={11} fill={artGold} />
        </g>
      ))}
      <g transform="translate(22 -20)">
        <circle r={24} fill="#fff" />
        <circle r={18} fill={artGold} />
        <path d={starPath} fill="#fff" transform="scale(.26)" />
      </g>
    </>
  )
}

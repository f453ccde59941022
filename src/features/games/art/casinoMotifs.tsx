import { artGold } from '#ui/art/artLook'
import { coral, ink, type Motif, type MotifProps } from './motif'

export const casinoMotifs: readonly Motif[] = [Cards, Chip, Dice, Roulette, Crown]

const spade = 'M0-16c4 8 15 12 15 20 0 7-8 9-12 4l3 9H-6l3-9c-4 5-12 3-12-4 0-8 11-12 15-20z'
const heart = 'M0 16C-22 0-16-15-7-15q5 0 7 6 2-6 7-6c9 0 15 15-7 31z'

/** Two cards, one of each colour. */
function Cards({ figure }: MotifProps) {
  const [back, front] = figure % 2 === 0 ? [spade, heart] : [heart, spade]
  return (
    <>
      <Card x={-16} turn={-14} suit={back} />
      <Card x={14} turn={12} suit={front} />
    </>
  )
}

function Card({ x, turn, suit }: { x: number; turn: number; suit: string }) {
  return (
    <g transform={`translate(${x} 0) rotate(${turn})`} fill={suit === heart ? '#d7263d' : ink}>
      <rect x={-27} y={-40} width={54} height={80} rx={9} fill="#fff" stroke="#00000033" />
      <path d={suit} transform="translate(-15 -26) scale(.42)" />
      <path d={suit} transform="translate(0 4) scale(1.15)" />
    </g>
  )
}

function Chip({ tint }: MotifProps) {
  return (
    <>
      <circle r={46} fill={tint} />
      <circle r={37} fill="none" stroke="#fff" strokeWidth={17} strokeDasharray="19.4" />
      <circle r={26} fill={ink} />
      <path d={spade} fill="#fff" transform="scale(1.05)" />
    </>
  )
}

function Dice({ tint }: MotifProps) {
  return (
    <>
      <g transform="translate(24 -18) rotate(18)">
        <rect x={-24} y={-24} width={48} height={48} rx={11} fill={tint} />
        <Pips spots={[-1, 0, 1].map((step) => [step * 13, step * 13])} />
      </g>
      <g transform="translate(-14 14) rotate(-12)">
        <rect x={-31} y={-31} width={62} height={62} rx={13} fill="#fff" />
        <Pips
          spots={[
            [-16, -16],
            [16, -16],
            [0, 0],
            [-16, 16],
            [16, 16],
          ]}
        />
      </g>
    </>
  )
}

function Pips({ spots }: { spots: readonly (readonly number[])[] }) {
  return spots.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={5.5} fill={ink} />)
}

function Roulette() {
  return (
    <>
      <circle r={47} fill={artGold} />
      <circle r={34} fill="none" stroke={coral} strokeWidth={18} />
      <circle r={34} fill="none" stroke={ink} strokeWidth={18} strokeDasharray="17.8" />
      <circle r={25} fill="#fff" />
      <path d="M-17 0h34M0-17v34" stroke={artGold} strokeWidth={7} strokeLinecap="round" />
      <circle cx={25} cy={-24} r={6} fill="#fff" />
    </>
  )
}

function Crown({ tint }: MotifProps) {
  return (
    <>
      <path d="M-42 24-46-20-18 2 0-36 18 2 46-20 42 24z" fill={tint} />
      <rect x={-42} y={28} width={84} height={13} rx={5} fill={tint} />
      <g fill="#fff">
        <circle cx={-46} cy={-22} r={6} />
        <circle cy={-38} r={7} />
        <circle cx={46} cy={-22} r={6} />
      </g>
      <path d="M0 2 8 12 0 22-8 12z" fill={coral} />
    </>
  )
}

import { numbers } from '#ui/art/Art'
import { type ArtLook, artGold } from '#ui/art/artLook'

/** A hand of cards and a chip, under a lamp. */
export function CasinoMotif({ look }: { look: ArtLook }) {
  const count = 2 + look.pick(2, 5)
  const first = look.pick(suits.length, 6)
  const spread = 34 / (count - 1)
  return (
    <>
      <ellipse cy={74} rx={120} ry={16} fill="#000" opacity={0.22} />
      {numbers(count).map((index) => {
        const suit = suits[(first + index) % suits.length] ?? suits[0]
        return (
          <g key={index} transform={`rotate(${index * spread - 17} 0 90)`}>
            <rect x={-36} y={-66} width={72} height={104} rx={10} fill="#fff" stroke="#00000026" />
            <path d={suit.d} fill={suit.fill} transform="translate(-22 -48) scale(.5)" />
            <path d={suit.d} fill={suit.fill} transform="translate(0 -12) scale(1.3)" />
          </g>
        )
      })}
      <Chip x={-78} y={44} look={look} />
      <Chip x={84} y={52} look={look} />
    </>
  )
}

/** Suits on a 32 by 32 field, centred on the origin. */
const suits = [
  {
    d: 'M0-16c4 8 15 12 15 20 0 7-8 9-12 4l3 9H-6l3-9c-4 5-12 3-12-4 0-8 11-12 15-20z',
    fill: '#1b1f3b',
  },
  { d: 'M0 16C-22 0-16-15-7-15q5 0 7 6 2-6 7-6c9 0 15 15-7 31z', fill: '#d7263d' },
  { d: 'M0-17 13 0 0 17-13 0z', fill: '#d7263d' },
  {
    d: 'M0-16a8 8 0 0 1 6 13 8 8 0 1 1-4 9l4 10H-6l4-10a8 8 0 1 1-4-9 8 8 0 0 1 6-13z',
    fill: '#1b1f3b',
  },
] as const

function Chip({ x, y, look }: { x: number; y: number; look: ArtLook }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={28} fill={artGold} />
      <circle r={23} fill="none" stroke="#fff" strokeWidth={9} strokeDasharray="12 12" />
      <circle r={15} fill={look.from} />
    </g>
  )
}

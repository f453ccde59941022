import { type ArtLook, artGold } from '#ui/art/artLook'

/** Positions of the balls, upper row first. */
const places = [
  [-34, -36],
  [34, -36],
  [-66, 26],
  [0, 26],
  [66, 26],
] as const

const colors = [artGold, '#ff8a5b', '#7be0d6', '#b9a7ff', '#ff9fb8'] as const

/** Five numbered balls. */
export function LotteryMotif({ look }: { look: ArtLook }) {
  const turn = look.pick(colors.length, 5)
  return (
    <>
      <ellipse cy={72} rx={112} ry={12} fill="#000" opacity={0.22} />
      {places.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={32} fill={colors[(index + turn) % colors.length]} />
          <path
            d="M-20-14A24 24 0 0 1 2-24"
            fill="none"
            stroke="#fff"
            strokeWidth={5}
            strokeLinecap="round"
          />
          <circle r={19} fill="#fff" />
          <text
            y={1}
            fontSize={24}
            fontWeight={700}
            textAnchor="middle"
            dominantBaseline="central"
            fill="#1b1f3b"
          >
            {look.pick(10, index + 10)}
          </text>
        </g>
      ))}
    </>
  )
}

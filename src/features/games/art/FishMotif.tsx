import { type ArtLook, artGold } from '#ui/art/artLook'

const scales = ['#ff8a5b', artGold, '#7be0d6', '#ff6f91'] as const

/** A large fish, two small ones and water plants. */
export function FishMotif({ look }: { look: ArtLook }) {
  const color = scales[look.pick(scales.length, 5)] ?? artGold
  const other = scales[(look.pick(scales.length, 5) + 1) % scales.length] ?? artGold
  const facing = look.pick(2, 6) === 0 ? 1 : -1
  return (
    <>
      <g fill="none" stroke="#fff" strokeWidth={8} strokeLinecap="round" opacity={0.3}>
        <path d="M-132 104q-16-34 4-60t-4-50M-108 104q12-26 0-44" />
        <path d="M132 104q16-30-2-56M108 104q-14-34 4-58t-2-40" />
      </g>
      <g transform={`scale(${facing} 1)`}>
        <Fish color={color} />
        <g transform="translate(104 -58) scale(.36)">
          <Fish color={other} />
        </g>
        <g transform="translate(-96 62) scale(.3)">
          <Fish color={other} />
        </g>
        <g fill="none" stroke="#fff" strokeWidth={4} opacity={0.8}>
          <circle cx={86} cy={-6} r={8} />
          <circle cx={104} cy={-26} r={5} />
          <circle cx={92} cy={-44} r={3} />
        </g>
      </g>
    </>
  )
}

/** A fish facing right. */
function Fish({ color }: { color: string }) {
  return (
    <>
      <path d="M-44 0-92-36q14 36 0 72z" fill={color} />
      <path d="M-20-34Q4-66 34-42L26-26zM-14 34q14 24 40 14l-8-20z" fill={color} opacity={0.75} />
      <path d="M-56 0Q-20-46 28-40 66-30 76 0 66 30 28 40-20 46-56 0z" fill={color} />
      <path d="M24-36q20 36 0 72" fill="none" stroke="#fff" strokeWidth={4} opacity={0.8} />
      <path
        d="M-30-8q10 8 0 16M-12-14q12 14 0 28M6-10q10 10 0 20"
        fill="none"
        stroke="#fff"
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.6}
      />
      <circle cx={48} cy={-10} r={9} fill="#fff" />
      <circle cx={50} cy={-10} r={4.5} fill="#1b1f3b" />
    </>
  )
}

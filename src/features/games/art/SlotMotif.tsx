import { type ArtLook, artGold } from '#ui/art/artLook'

/** Three reels and a lever. */
export function SlotMotif({ look }: { look: ArtLook }) {
  const first = look.pick(symbols.length, 5)
  const step = 1 + look.pick(symbols.length - 1, 6)
  return (
    <>
      <path d="M86-14 106-44" stroke="#fff" strokeWidth={7} strokeLinecap="round" />
      <circle cx={108} cy={-48} r={12} fill={artGold} />
      <path d="M-62-54a62 34 0 0 1 124 0z" fill={artGold} />
      <g fill={look.from}>
        {[-36, -12, 12, 36].map((x) => (
          <circle key={x} cx={x} cy={-64} r={4} />
        ))}
      </g>
      <rect x={-88} y={-56} width={176} height={118} rx={22} fill="#fff" />
      <rect x={-74} y={-42} width={148} height={90} rx={12} fill={look.from} />
      {[-48, 0, 48].map((x, reel) => {
        const Symbol = symbols[(first + reel * step) % symbols.length] ?? Seven
        return (
          <g key={x} transform={`translate(${x} 3)`}>
            <rect x={-21} y={-38} width={42} height={76} rx={7} fill="#fff" />
            <Symbol />
          </g>
        )
      })}
      <path d="M-74 3h148" stroke={artGold} strokeWidth={3} opacity={0.7} />
    </>
  )
}

const symbols = [Seven, Cherries, Bell, Gem, Star, Clover]

function Seven() {
  return <path d="M-13-19h27v8L1 20h-11L2-8h-15z" fill="#d7263d" />
}

function Cherries() {
  return (
    <>
      <path d="M-7 8Q-4-10 8-18 6-4 9 6" fill="none" stroke="#2f7d32" strokeWidth={3} />
      <circle cx={-8} cy={11} r={8} fill="#d7263d" />
      <circle cx={9} cy={9} r={8} fill="#b3122d" />
    </>
  )
}

function Bell() {
  return (
    <>
      <path
        d="M0-18c10 0 12 9 12 16 0 6 4 9 5 12h-34c1-3 5-6 5-12 0-7 2-16 12-16z"
        fill="#f2a900"
      />
      <circle cy={15} r={4} fill="#b97700" />
    </>
  )
}

function Gem() {
  return (
    <>
      <path d="M-11-12h22l7 9L0 18-18-3z" fill="#1f9fb5" />
      <path d="M-6-12 0-3l6-9M-18-3h36" fill="none" stroke="#fff" strokeWidth={1.5} />
    </>
  )
}

function Star() {
  return <path d="M0-19 5.6-6.5 19-5 9 4l2.8 13L0 10.5-11.8 17-9 4-19-5l13.4-1.5z" fill="#f2a900" />
}

function Clover() {
  return (
    <>
      <path d="M0 2q2 12 8 17" fill="none" stroke="#2f7d32" strokeWidth={3} />
      <g fill="#3a9a3e">
        <circle cy={-10} r={8} />
        <circle cx={-9} cy={2} r={8} />
        <circle cx={9} cy={2} r={8} />
      </g>
    </>
  )
}

import { artGold } from '#ui/art/artLook'

// One motif per promotion type, centred on the origin, 80 units high.

/** New players. */
export function GiftMotif() {
  return (
    <>
      <path
        d="M0-18C-30-46-44-24-30-18M0-18C30-46 44-24 30-18"
        fill="none"
        stroke={artGold}
        strokeWidth={7}
        strokeLinecap="round"
      />
      <rect x={-38} y={-4} width={76} height={44} rx={6} fill="#fff" />
      <rect x={-44} y={-20} width={88} height={20} rx={6} fill="#fff" />
      <path d="M-44-2h88" stroke="#00000030" strokeWidth={3} />
      <path d="M-8-20H8V40H-8z" fill={artGold} />
    </>
  )
}

/** First deposit of a day: a calendar page and the sun. */
export function DayMotif() {
  return (
    <>
      <g transform="translate(34 -22)">
        <circle r={17} fill={artGold} />
        <path
          d="M0-27v6M19-19l-4 4M27 0h-6M19 19l-4-4"
          stroke={artGold}
          strokeWidth={4}
          strokeLinecap="round"
        />
      </g>
      <rect x={-40} y={-26} width={66} height={64} rx={9} fill="#fff" />
      <path d="M-40-10v-7a9 9 0 0 1 9-9h48a9 9 0 0 1 9 9v7z" fill="#d7263d" />
      <path d="M-24-34v14M10-34v14" stroke="#fff" strokeWidth={5} strokeLinecap="round" />
      <path
        d="m-22 13 10 10 18-19"
        fill="none"
        stroke="#1b1f3b"
        strokeWidth={7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

/** Deposit: coins, and one more. */
export function CoinsMotif() {
  return (
    <>
      {[30, 18, 6].map((y) => (
        <g key={y} transform={`translate(-18 ${y})`}>
          <path d="M-30 0v9c0 14 60 14 60 0V0z" fill="#c98a12" />
          <ellipse rx={30} ry={10} fill={artGold} />
        </g>
      ))}
      <g transform="translate(30 -14)">
        <circle r={26} fill="#fff" />
        <circle r={20} fill={artGold} />
        <path d="M0-10v20M-10 0h20" stroke="#7a4d00" strokeWidth={6} strokeLinecap="round" />
      </g>
    </>
  )
}

/** Credit without a deposit. */
export function TicketMotif() {
  return (
    <g transform="rotate(-10)">
      <path d="M-56-28h112v18a10 10 0 0 0 0 20v18H-56V10a10 10 0 0 0 0-20z" fill="#fff" />
      <path d="M22-26v52" stroke="#00000040" strokeWidth={4} strokeDasharray="5 6" />
      <path
        d="M-16-17-10.7-5.3 2-4-7.5 4.6-4.9 17-16 10.5-27.1 17l2.6-12.4L-34-4l12.7-1.3z"
        fill={artGold}
        stroke="#c98a12"
        strokeWidth={2}
      />
    </g>
  )
}

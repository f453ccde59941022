import { artGold } from '#ui/art/artLook'
import { coral, ink, type Motif, type MotifProps, starPath } from './motif'

export const slotMotifs: readonly Motif[] = [Seven, Cherries, Bell, Gem, Star, Clover]

function Seven({ tint }: MotifProps) {
  return (
    <>
      <path d="M-32-44h66v20L8 46h-28L6-20h-38z" fill="#fff" />
      <path d="M-25-37h52v12L3 39h-12L16-27h-41z" fill={tint} />
    </>
  )
}

function Cherries() {
  return (
    <>
      <path
        d="M-20 10Q-10-26 18-44 12-14 22 6"
        fill="none"
        stroke="#9fe08a"
        strokeWidth={6}
        strokeLinecap="round"
      />
      <path d="M18-44q24-8 30 14-24 6-30-14z" fill="#9fe08a" />
      <g fill={coral} stroke="#fff" strokeWidth={4}>
        <circle cx={-22} cy={26} r={20} />
        <circle cx={22} cy={22} r={20} />
      </g>
      <path
        d="M-32 20q2-8 9-9M12 16q2-8 9-9"
        fill="none"
        stroke="#fff"
        strokeWidth={4}
        strokeLinecap="round"
      />
    </>
  )
}

function Bell({ tint }: MotifProps) {
  return (
    <>
      <circle cy={36} r={10} fill="#fff" />
      <path
        d="M0-44c25 0 29 22 29 40 0 15 9 22 13 30h-84c4-8 13-15 13-30 0-18 4-40 29-40z"
        fill={tint}
      />
      <path d="M-33 12h66" stroke={ink} strokeWidth={5} opacity={0.25} />
      <path d="M-14-24q3-9 10-11" fill="none" stroke="#fff" strokeWidth={5} strokeLinecap="round" />
    </>
  )
}

function Gem({ tint }: MotifProps) {
  return (
    <>
      <path d="M-27-34h54l19 24L0 46-46-10z" fill={tint} />
      <path d="M-14-34 0-10l14-24M-46-10h92" fill="none" stroke="#fff" strokeWidth={4} />
      <path d="M-18-10 0 46 18-10z" fill="#fff" opacity={0.35} />
    </>
  )
}

function Star({ tint }: MotifProps) {
  return (
    <>
      <path d={starPath} fill={tint} stroke="#fff" strokeWidth={5} strokeLinejoin="round" />
      <path d={starPath} fill="#fff" opacity={0.45} transform="scale(.45)" />
    </>
  )
}

function Clover() {
  return (
    <>
      <path d="M2 12q4 20 22 32" fill="none" stroke="#fff" strokeWidth={7} strokeLinecap="round" />
      <g fill="#9fe08a" stroke="#fff" strokeWidth={4}>
        <circle cx={-17} cy={-21} r={19} />
        <circle cx={17} cy={-21} r={19} />
        <circle cx={-17} cy={12} r={19} />
        <circle cx={17} cy={12} r={19} />
      </g>
      <circle cy={-4} r={7} fill={artGold} />
    </>
  )
}

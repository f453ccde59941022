import { numbers } from '#ui/art/Art'
import { coral, ink, type Motif, type MotifProps, starPath } from './motif'

export const sportMotifs: readonly Motif[] = [Football, Trophy, Basketball, Tennis, Medal]

function Football() {
  return (
    <>
      <circle r={46} fill="#fff" />
      <path d="M0-16 15-5 9.5 13h-19l-5.5-18z" fill={ink} />
      {numbers(5).map((index) => (
        <g key={index} transform={`rotate(${index * 72})`}>
          <path d="M0-16v-16" stroke={ink} strokeWidth={3.5} />
          <path d="M-12-44.500q12 6 24 0l-4 12H-8z" fill={ink} />
        </g>
      ))}
    </>
  )
}

function Trophy({ tint }: MotifProps) {
  return (
    <>
      <path
        d="M-24-34h-17q0 26 22 28M24-34h17q0 26-22 28"
        fill="none"
        stroke={tint}
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path d="M-27-44h54v22C27 0 12 8 6 10v14H-6V10c-6-2-21-10-21-32z" fill={tint} />
      <path d="M-24 26h48v16h-48z" fill="#fff" />
      <path d={starPath} fill="#fff" transform="translate(0 -20) scale(.32)" />
    </>
  )
}

function Basketball() {
  return (
    <>
      <circle r={46} fill="#f58a3d" />
      <path
        d="M-46 0h92M0-46v92M-33-32Q-4 0-33 32M33-32Q4 0 33 32"
        fill="none"
        stroke="#3a1a08"
        strokeWidth={4}
      />
    </>
  )
}

function Tennis({ tint }: MotifProps) {
  return (
    <>
      <g transform="rotate(38)">
        <ellipse cy={-14} rx={27} ry={33} fill="#ffffff40" stroke={tint} strokeWidth={7} />
        <path
          d="M-12-44v60M0-47v66M12-44v60M-25-26h50M-27-12h54M-24 3h48"
          stroke="#fff"
          strokeWidth={1.5}
        />
        <path d="M0 20v30" stroke={tint} strokeWidth={9} strokeLinecap="round" />
      </g>
      <circle cx={26} cy={28} r={16} fill="#d8f26a" />
      <path d="M14 20q10 6 6 22" fill="none" stroke="#fff" strokeWidth={3} />
    </>
  )
}

function Medal({ tint }: MotifProps) {
  return (
    <>
      <path d="M-30-46h22L6-4-14 4z" fill={coral} />
      <path d="M30-46H8L-6-4 14 4z" fill="#fff" />
      <circle cy={18} r={29} fill="#fff" />
      <circle cy={18} r={23} fill={tint} />
      <path d={starPath} fill="#fff" transform="translate(0 18) scale(.34)" />
    </>
  )
}

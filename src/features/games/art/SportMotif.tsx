import { numbers } from '#ui/art/Art'
import { type ArtLook, artGold } from '#ui/art/artLook'

/** A ball over the lines of its field. */
export function SportMotif({ look }: { look: ArtLook }) {
  const Ball = balls[look.pick(balls.length, 5)] ?? Football
  return (
    <>
      <g fill="none" stroke="#fff" strokeWidth={4} opacity={0.5}>
        <ellipse cy={66} rx={118} ry={26} />
        <path d="M-170 66h340" />
      </g>
      <ellipse cy={62} rx={52} ry={9} fill="#000" opacity={0.3} />
      <g transform={`rotate(${look.pick(50, 6) - 25})`}>
        <Ball />
      </g>
      <path
        d="M-96-36h-34M-92-12h-50M-96 12h-34"
        stroke={artGold}
        strokeWidth={6}
        strokeLinecap="round"
      />
    </>
  )
}

const balls = [Basketball, Volleyball, Football]

function Football() {
  return (
    <>
      <circle r={58} fill="#fff" />
      <path d="M0-20 19-6 12 16h-24l-7-22z" fill="#1b1f3b" />
      {numbers(5).map((index) => (
        <g key={index} transform={`rotate(${index * 72})`}>
          <path d="M0-20v-20" stroke="#1b1f3b" strokeWidth={4} />
          <path d="M-15-56q15 8 30 0l-5 15H-10z" fill="#1b1f3b" />
        </g>
      ))}
    </>
  )
}

function Basketball() {
  return (
    <>
      <circle r={58} fill="#e8772e" />
      <path
        d="M-58 0H58M0-58V58M-42-40Q-6 0-42 40M42-40Q6 0 42 40"
        fill="none"
        stroke="#3a1a08"
        strokeWidth={4}
      />
    </>
  )
}

function Volleyball() {
  return (
    <>
      <circle r={58} fill="#fff" />
      {numbers(3).map((index) => (
        <path
          key={index}
          d="M0 0Q30-34 12-57M0 0Q46-20 46-36M0 0Q56-2 58 2"
          fill="none"
          stroke={index === 1 ? '#d98e2b' : '#24357a'}
          strokeWidth={5}
          transform={`rotate(${index * 120})`}
        />
      ))}
    </>
  )
}

import type { WheelSegment } from '#contract/rewards/wheel'
import { readableOn } from '#lib/contrast'
import { languageOf } from '#ui/intl/languageOf'
import { sliceMiddle } from './rotation'

interface Props {
  segment: WheelSegment
  index: number
  count: number
}

/** For segments that name no colour of their own. */
const colors = [
  '#1e3a8a',
  '#b45309',
  '#065f46',
  '#7c2d12',
  '#4c1d95',
  '#155e75',
  '#831843',
  '#3f6212',
]

/** One of `count` equal slices, with its label along the radius. The wheel has a radius of 98. */
export function Slice({ segment: { label, color }, index, count }: Props) {
  const fill = color ?? colors[index % colors.length] ?? '#1e3a8a'
  const half = 180 / count
  const [from, to] = [pointAt(-half), pointAt(half)]
  return (
    <g transform={`rotate(${sliceMiddle(index, count)})`}>
      {count === 1 ? (
        <circle r={radius} fill={fill} />
      ) : (
        <path
          d={`M0 0L${from}A${radius} ${radius} 0 ${half > 90 ? 1 : 0} 1 ${to}Z`}
          fill={fill}
          stroke="#ffffff"
        />
      )}
      <text
        lang={languageOf(label)}
        transform="rotate(-90)"
        x={radius - 6}
        textAnchor="end"
        dominantBaseline="central"
        fontSize={10}
        fontWeight={600}
        fill={readableOn(fill, '#ffffff')}
      >
        {shortened(label)}
      </text>
    </g>
  )
}

const radius = 98

/** The rim at `degrees` clockwise from the top. */
function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`
}

/** Characters that fit between the hub and the rim; the table of chances has the whole label. */
const room = 14

function shortened(label: string): string {
  const characters = Array.from(label)
  return characters.length <= room ? label : `${characters.slice(0, room - 1).join('')}…`
}

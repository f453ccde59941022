import type { WheelSegment } from '#contract/rewards/rewards'
import { sliceMiddle } from './rotation'

interface Props {
  segment: WheelSegment
  index: number
  count: number
}

/** Default colours for segments that specify none. */
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

export function sliceColor({ color }: WheelSegment, index: number): string {
  return color ?? colors[index % colors.length] ?? '#1e3a8a'
}

/** One of `count` equal slices. The wheel has a radius of 98. */
export function Slice({ segment, index, count }: Props) {
  const fill = sliceColor(segment, index)
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
    </g>
  )
}

const radius = 98

/** Point on the rim at `degrees` clockwise from the top. */
function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`
}

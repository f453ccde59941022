import { sliceMiddle } from './rotation'

interface Props {
  index: number
  count: number
  fill: string
}

/** One of `count` equal slices. The wheel has a radius of 98. */
export function Slice({ index, count, fill }: Props) {
  return <SliceShape index={index} count={count} fill={fill} stroke="#ffffff" strokeWidth={1.2} />
}

interface LitSliceProps extends Omit<Props, 'fill'> {
  color: string
}

/** Frame around the drawn slice, drawn above its neighbours. */
export function LitSlice({ index, count, color }: LitSliceProps) {
  return <SliceShape index={index} count={count} fill="none" stroke={color} strokeWidth={4} />
}

interface SliceShapeProps extends Props {
  stroke: string
  strokeWidth: number
}

function SliceShape({ index, count, ...paint }: SliceShapeProps) {
  const half = 180 / count
  const [from, to] = [pointAt(-half), pointAt(half)]
  return (
    <g transform={`rotate(${sliceMiddle(index, count)})`} strokeLinejoin="round" {...paint}>
      {count === 1 ? (
        <circle r={radius} />
      ) : (
        <path d={`M0 0L${from}A${radius} ${radius} 0 ${half > 90 ? 1 : 0} 1 ${to}Z`} />
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

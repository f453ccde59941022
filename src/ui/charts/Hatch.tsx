interface Props {
  id: string
  color: string
}

/** Slanted stripes on a light tint, distinguishable from a plain fill without colour. */
export function Hatch({ id, color }: Props) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="6" height="6" fill={color} fillOpacity="0.25" />
      <rect width="3" height="6" fill={color} />
    </pattern>
  )
}

interface ArtTextProps {
  x: number
  y: number
  size: number
  fill: string
  isMirrored: boolean
  anchor?: 'start' | 'middle' | 'end'
  children: string
}

const turned = { start: 'end', middle: 'middle', end: 'start' } as const

/** Numbers in a drawing; in a mirrored drawing they are mirrored back to be readable. */
export function ArtText({
  x,
  y,
  size,
  fill,
  isMirrored,
  anchor = 'start',
  children,
}: ArtTextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={700}
      fontFamily="inherit"
      fill={fill}
      textAnchor={isMirrored ? turned[anchor] : anchor}
      transform={isMirrored ? `translate(${2 * x} 0) scale(-1 1)` : undefined}
      style={{ direction: 'ltr' }}
    >
      {children}
    </text>
  )
}

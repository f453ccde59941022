/** The outline of one of `count` equal segments of a wheel, the first one beginning at the top. */
export function segment(
  centre: { x: number; y: number },
  radius: number,
  index: number,
  count: number,
): string {
  const at = (turns: number) => {
    const angle = (turns - 0.25) * 2 * Math.PI
    const x = centre.x + radius * Math.cos(angle)
    const y = centre.y + radius * Math.sin(angle)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const [from, to] = [at(index / count), at((index + 1) / count)]
  return `M${centre.x} ${centre.y}L${from}A${radius} ${radius} 0 0 1 ${to}Z`
}

import { Icon, type IconProps } from './Icon'

/** Taken hold of, to be dragged. */
export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01" strokeWidth={2.5} />
    </Icon>
  )
}

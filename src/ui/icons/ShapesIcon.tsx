import { Icon, type IconProps } from './Icon'

export function ShapesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7.5" cy="16.5" r="3.5" />
      <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1" />
      <path d="m12 3.5 4 6.500H8z" />
    </Icon>
  )
}

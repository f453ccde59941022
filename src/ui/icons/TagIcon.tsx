import { Icon, type IconProps } from './Icon'

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.8 12.2V4.8a1 1 0 0 1 1-1h7.4l8 8a1.4 1.4 0 0 1 0 2l-6.4 6.4a1.4 1.4 0 0 1-2 0z" />
      <path d="M8 8h.01" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function GamepadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="7" width="19" height="11" rx="5.5" />
      <path d="M6.5 12.5h4M8.5 10.5v4M15 11.2h.01M17.5 13.8h.01" />
    </Icon>
  )
}

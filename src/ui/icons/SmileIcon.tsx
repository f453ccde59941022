import { Icon, type IconProps } from './Icon'

export function SmileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8.5 14.2c.8 1.4 2 2.1 3.5 2.1s2.7-.7 3.5-2.1" />
      <path d="M9 9.6v.3M15 9.6v.3" />
    </Icon>
  )
}

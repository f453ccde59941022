import { Icon, type IconProps } from './Icon'

export function UsersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8" r="3.2" />
      <path d="M3.5 19.5c.4-3.4 2.5-5.2 5.5-5.2s5.1 1.8 5.5 5.2M15.5 5.2a3.2 3.2 0 0 1 0 5.7M17.5 14.7c1.8.9 2.8 2.5 3 4.8" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.5 20c.8-3.7 3.7-5.7 7.5-5.7s6.7 2 7.5 5.7" />
    </Icon>
  )
}

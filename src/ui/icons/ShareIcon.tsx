import { Icon, type IconProps } from './Icon'

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6.5" cy="12" r="2.5" />
      <circle cx="17" cy="6" r="2.5" />
      <circle cx="17" cy="18" r="2.5" />
      <path d="m8.7 10.8 6.1-3.6M8.7 13.2l6.1 3.6" />
    </Icon>
  )
}

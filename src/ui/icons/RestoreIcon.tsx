import { Icon, type IconProps } from './Icon'

export function RestoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5" />
      <path d="M4.5 4.5v4.3h4.3" />
    </Icon>
  )
}

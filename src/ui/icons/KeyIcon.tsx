import { Icon, type IconProps } from './Icon'

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="15.5" r="4" />
      <path d="m11 12.5 8.5-8.500M16 7.500l2.8 2.8" />
    </Icon>
  )
}

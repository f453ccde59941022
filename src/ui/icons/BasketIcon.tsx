import { Icon, type IconProps } from './Icon'

export function BasketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10h16l-1.6 8.3a2 2 0 0 1-2 1.7H7.6a2 2 0 0 1-2-1.7L4 10ZM8.5 10l3-5.5M15.5 10l-3-5.5M10 13.5v3M14 13.5v3" />
    </Icon>
  )
}

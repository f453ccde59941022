import { Icon, type IconProps } from './Icon'

export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h2.3l2.4 10.3a1.5 1.5 0 0 0 1.5 1.2h7.6a1.5 1.5 0 0 0 1.5-1.2L20.5 8H6.8" />
      <circle cx="10" cy="19.5" r="1" />
      <circle cx="17" cy="19.5" r="1" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6.5h11M9 12h11M9 17.5h11" />
      <path d="M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1" />
    </Icon>
  )
}

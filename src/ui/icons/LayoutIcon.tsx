import { Icon, type IconProps } from './Icon'

export function LayoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="2" />
      <path d="M4 9.500h16M10 9.500V20" />
    </Icon>
  )
}

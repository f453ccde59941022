import { Icon, type IconProps } from './Icon'

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H10" />
      <path d="M10.5 12H20M16.5 8.5 20 12l-3.5 3.5" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12C4.7 7.8 8 5.6 12 5.6s7.3 2.2 9.5 6.4c-2.2 4.2-5.5 6.4-9.5 6.4S4.7 16.2 2.5 12Z" />
      <circle cx="12" cy="12" r="2.9" />
    </Icon>
  )
}

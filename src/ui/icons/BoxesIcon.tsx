import { Icon, type IconProps } from './Icon'

export function BoxesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="12.5" width="7.5" height="7.5" rx="1.2" />
      <rect x="12.5" y="12.5" width="7.5" height="7.5" rx="1.2" />
      <rect x="8.2" y="4" width="7.5" height="7.5" rx="1.2" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function DonutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.2" />
      <circle cx="12" cy="12" r="3.2" />
      <path d="M12 3.800v5M19.5 15.200l-4.7-1.8" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function FormIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5" width="16" height="5" rx="1.5" />
      <rect x="4" y="14" width="9" height="5" rx="1.5" />
      <path d="M17 16.500h3" />
    </Icon>
  )
}

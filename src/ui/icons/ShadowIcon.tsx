import { Icon, type IconProps } from './Icon'

export function ShadowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="12" height="12" rx="2" />
      <path d="M19.5 8.500v9a2 2 0 0 1-2 2h-9" />
    </Icon>
  )
}

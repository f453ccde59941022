import { Icon, type IconProps } from './Icon'

export function InstallIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6.5" y="2.8" width="11" height="18.4" rx="2.2" />
      <path d="M12 7v6.5M9.2 10.9 12 13.7l2.8-2.8M10.5 18h3" />
    </Icon>
  )
}

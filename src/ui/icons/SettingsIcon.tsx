import { Icon, type IconProps } from './Icon'

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9M17.5 7H20M4 12h2.5M11 12h9M4 17h8M16.5 17H20" />
      <circle cx="15.2" cy="7" r="2.2" />
      <circle cx="8.8" cy="12" r="2.2" />
      <circle cx="14.2" cy="17" r="2.2" />
    </Icon>
  )
}

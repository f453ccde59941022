import { Icon, type IconProps } from './Icon'

export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.6 9.4a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8" />
      <path d="M12 16.6v.1" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <circle cx="8.7" cy="9.5" r="1.6" />
      <path d="m4 17.5 4.8-4.3 3.2 2.7 4-4.4 4.3 4.3" />
    </Icon>
  )
}

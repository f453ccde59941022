import { Icon, type IconProps } from './Icon'

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21c4.4-4.4 6.6-7.9 6.6-10.8a6.6 6.6 0 1 0-13.2 0C5.4 13.1 7.6 16.6 12 21z" />
      <circle cx="12" cy="10" r="2.4" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 3.8h3l1.6 4-2.1 1.5a11.5 11.5 0 0 0 6.7 6.7l1.5-2.1 4 1.6v3a1.8 1.8 0 0 1-1.9 1.8A16.5 16.5 0 0 1 3.7 5.7a1.8 1.8 0 0 1 1.8-1.9z" />
    </Icon>
  )
}

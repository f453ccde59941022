import { Icon, type IconProps } from './Icon'

export function VerifiedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3 2.3 1.7 2.9-.1.8 2.7 2.3 1.7-1 2.7 1 2.7-2.3 1.7-.8 2.7-2.9-.1L12 20.4l-2.3-1.7-2.9.1-.8-2.7-2.3-1.7 1-2.7-1-2.7L6 7.3l.8-2.7 2.9.1z" />
      <path d="m8.8 11.8 2.2 2.2 4.2-4.4" />
    </Icon>
  )
}

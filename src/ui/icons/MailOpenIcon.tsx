import { Icon, type IconProps } from './Icon'

export function MailOpenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10.5v8a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-8L12 4.5z" />
      <path d="m4 10.5 8 5 8-5" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function ReplyAllIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 6 2.5 11.5l5 5.5" />
      <path d="m12.5 6-5 5.5 5 5.5" />
      <path d="M7.5 11.5h7a6.5 6.5 0 0 1 6.5 6.5v.5" />
    </Icon>
  )
}

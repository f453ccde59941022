import { Icon, type IconProps } from './Icon'

export function ReplyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 6 4 11.5 9.5 17" />
      <path d="M4 11.5h9.5a6.5 6.5 0 0 1 6.5 6.5v.5" />
    </Icon>
  )
}

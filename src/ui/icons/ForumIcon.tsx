import { Icon, type IconProps } from './Icon'

export function ForumIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h11v8H8.5L5 16.5v-3H4z" />
      <path d="M18 9h2v8h-1v2.5L16 17h-5" />
    </Icon>
  )
}

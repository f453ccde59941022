import { Icon, type IconProps } from './Icon'

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h8A2.5 2.5 0 0 1 17 6.5v4a2.5 2.5 0 0 1-2.5 2.5H9l-5 3.5v-10Z" />
      <path d="M20 10v9.5L16.5 17H11" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 11.2 12 4l8.5 7.2" />
      <path d="M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5.5h4V20" />
    </Icon>
  )
}

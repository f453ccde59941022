import { Icon, type IconProps } from './Icon'

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 8.5V4h9v4.5M7.5 16.5H6A2 2 0 0 1 4 14.5v-4a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-1.5" />
      <path d="M7.5 13.5h9V20h-9z" />
    </Icon>
  )
}

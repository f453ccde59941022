import { Icon, type IconProps } from './Icon'

export function ShrinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 10.5h-6v-6M13.5 10.5l6-6" />
      <path d="M4.5 13.5h6v6M10.5 13.5l-6 6" />
    </Icon>
  )
}

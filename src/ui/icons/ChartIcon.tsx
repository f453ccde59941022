import { Icon, type IconProps } from './Icon'

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20" />
      <path d="M8.5 16v-4M12.5 16V7.5M16.5 16v-6" />
    </Icon>
  )
}

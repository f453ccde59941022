import { Icon, type IconProps } from './Icon'

export function KanbanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="4.5" height="13" rx="1.2" />
      <rect x="10" y="4" width="4.5" height="8" rx="1.2" />
      <rect x="16" y="4" width="4.5" height="16" rx="1.2" />
    </Icon>
  )
}

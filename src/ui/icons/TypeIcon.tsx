import { Icon, type IconProps } from './Icon'

export function TypeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 7V5h14v2M12 5v14M9 19h6" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function MinimizeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 18h12" />
    </Icon>
  )
}

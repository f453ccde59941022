import { Icon, type IconProps } from './Icon'

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5" />
    </Icon>
  )
}

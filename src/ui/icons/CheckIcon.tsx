import { Icon, type IconProps } from './Icon'

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 12.6 5 5L19.5 7" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function FlagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 21V4.5M6 5c4-2.5 8 2.5 12.5 0v9c-4.5 2.5-8.5-2.5-12.5 0" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function ForwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.5 6 5.5 5.5-5.5 5.5" />
      <path d="M20 11.5h-9.5A6.5 6.5 0 0 0 4 18v.5" />
    </Icon>
  )
}

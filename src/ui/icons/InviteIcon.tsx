import { Icon, type IconProps } from './Icon'

export function InviteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20a6.5 6.5 0 0 1 13 0M18.5 8v6M15.5 11h6" />
    </Icon>
  )
}

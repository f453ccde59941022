import { Icon, type IconProps } from './Icon'

export function InboxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 13.5 6.5 5.5h11l2.5 8v4.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18z" />
      <path d="M4 13.5h4.5a3.5 3.5 0 0 0 7 0H20" />
    </Icon>
  )
}

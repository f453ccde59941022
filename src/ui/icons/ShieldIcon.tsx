import { Icon, type IconProps } from './Icon'

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3 5 5.6v5.6c0 4.6 3 7.9 7 9.8 4-1.9 7-5.2 7-9.8V5.6z" />
      <path d="m9 12 2.2 2.2L15.2 10" />
    </Icon>
  )
}

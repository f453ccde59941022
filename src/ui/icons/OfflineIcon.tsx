import { Icon, type IconProps } from './Icon'

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.6 6.6A6.3 6.3 0 0 1 18 10.5a4.1 4.1 0 0 1 2.5 6.5M16.5 18.5H7.2a4.2 4.2 0 0 1-1.1-8.25c.04-.5.14-1 .3-1.45" />
      <path d="M3.5 3.5l17 17" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.6 5.9A9.3 9.3 0 0 1 12 5.6c4 0 7.3 2.2 9.5 6.4a13 13 0 0 1-2.6 3.5M15.6 17.6a8.9 8.9 0 0 1-3.6.8c-4 0-7.3-2.2-9.5-6.4a13.3 13.3 0 0 1 4.3-4.9" />
      <path d="M10 10a2.9 2.9 0 0 0 4.1 4.1M3.5 3.5l17 17" />
    </Icon>
  )
}

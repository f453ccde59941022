import { Icon, type IconProps } from './Icon'

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 11.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-7.5M3.5 7.5h17v4h-17ZM12 7.5v13" />
      <path d="M12 7.5C10.8 4.9 9.3 3.5 7.8 3.5a2 2 0 0 0 0 4M12 7.5c1.2-2.6 2.7-4 4.2-4a2 2 0 0 1 0 4" />
    </Icon>
  )
}

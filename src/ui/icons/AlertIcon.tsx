import { Icon, type IconProps } from './Icon'

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.7 4.6 2.9 18a1.5 1.5 0 0 0 1.3 2.25h15.6A1.5 1.5 0 0 0 21.1 18L13.3 4.6a1.5 1.5 0 0 0-2.6 0Z" />
      <path d="M12 9.5v4.2M12 16.9v.05" />
    </Icon>
  )
}

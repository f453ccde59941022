import { Icon, type IconProps } from './Icon'

export function PaletteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.2 0 1.9-.8 1.9-1.8 0-1.3-1.1-1.6-1.1-2.7 0-.9.7-1.5 1.7-1.5h2.2c2.3 0 3.8-1.6 3.8-3.7 0-4.1-3.8-7.3-8.5-7.3Z" />
      <path d="M7.5 12.5v.05M8.9 8.5v.05M13 7v.05M16.8 9.3v.05" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function TesterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 3.5h5M10.5 3.5v5.7L5 18.3a1.5 1.5 0 0 0 1.3 2.2h11.4a1.5 1.5 0 0 0 1.3-2.2L13.5 9.2V3.5" />
      <path d="M7.7 14.5h8.6" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z" />
    </Icon>
  )
}

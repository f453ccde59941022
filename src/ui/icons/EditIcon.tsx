import { Icon, type IconProps } from './Icon'

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 .8-4.2L15.6 5a1.8 1.8 0 0 1 2.6 0l.8.8a1.8 1.8 0 0 1 0 2.6L8.2 19.2 4 20Z" />
      <path d="m13.8 6.8 3.4 3.4" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function StepsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 19.500h5v-5h5v-5h5.500v-5" />
    </Icon>
  )
}

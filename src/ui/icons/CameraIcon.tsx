import { Icon, type IconProps } from './Icon'

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7.5h3L9 5.5h6l1.5 2h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1z" />
      <circle cx="12" cy="13" r="3.3" />
    </Icon>
  )
}

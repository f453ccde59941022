import { Icon, type IconProps } from './Icon'

export function BoxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5l7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7z" />
      <path d="M4.7 7.8 12 12l7.3-4.2M12 12v8.3" />
    </Icon>
  )
}

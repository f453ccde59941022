import { Icon, type IconProps } from './Icon'

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.5V4.5M7.5 8.8 12 4.3l4.5 4.5M4.5 19.5h15" />
    </Icon>
  )
}

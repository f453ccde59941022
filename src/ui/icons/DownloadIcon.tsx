import { Icon, type IconProps } from './Icon'

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7.5 10.7 12 15.2l4.5-4.5M4.5 19.5h15" />
    </Icon>
  )
}

import { Icon, type IconProps } from './Icon'

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9" />
      <path d="M19.5 4.2V9h-4.8" />
    </Icon>
  )
}
